import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { keepDraft, readDraft } from '#web/lib/drafts.ts';

/** A form whose values survive a reload, another tab or a sign-in until they are saved. */
export function useDraftForm<Input extends FieldValues, Output>(
  name: string,
  schema: z.ZodType<Output, Input>,
  empty: DefaultValues<Input>,
) {
  const [defaultValues] = useState(() => Object.assign({}, empty, readDraft(name)));
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(name, values) }),
    [subscribe, name],
  );
  return form;
}
