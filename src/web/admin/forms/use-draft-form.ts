import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { useIsFromServer } from '#web/lib/hooks/use-is-in-browser.ts';
import { keepDraft, readDraft } from '#web/lib/drafts.ts';

/** A form whose values survive a reload, another tab or a sign-in until they are saved. */
export function useDraftForm<Input extends FieldValues, Output>(
  name: string,
  schema: z.ZodType<Output, Input>,
  empty: DefaultValues<Input>,
) {
  const isFromServer = useIsFromServer();
  const [draft] = useState(() => readDraft(name));
  const [defaultValues] = useState(() => Object.assign({}, empty, isFromServer ? {} : draft));
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const { setValue, subscribe } = form;
  // The HTML of the server was made without the draft.
  useEffect(() => {
    if (!isFromServer) return;
    for (const [field, value] of Object.entries(draft) as [Path<Input>, PathValue<Input, Path<Input>>][])
      setValue(field, value);
  }, [isFromServer, draft, setValue]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(name, values) }),
    [subscribe, name],
  );
  return form;
}
