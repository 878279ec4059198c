import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useDraftForm } from '#web/features/admin/edit/use-draft-form.ts';
import { useSaveSettings, type SettingChange } from '#web/features/admin/settings/settings.mutations.ts';
import { discardDraft, readDraft } from '#web/lib/drafts.ts';

/** A form over settings. What was typed and not saved comes back after a reload, and `restored` says that it did. */
export function useSettingsForm<Values extends FieldValues, Output>(
  name: string,
  schema: z.ZodType<Output, Values>,
  saved: Values & DefaultValues<Values>,
) {
  const [isRestored, setIsRestored] = useState(() => differs(readDraft(name), saved));
  const form = useDraftForm(name, schema, saved);
  const { mutate, isPending } = useSaveSettings(name);
  const discard = () => {
    form.reset(saved);
    discardDraft(name);
    setIsRestored(false);
  };
  return {
    ...form,
    isPending,
    save: (changes: SettingChange[]) => mutate(changes, { onSuccess: () => setIsRestored(false) }),
    restored: isRestored ? { discard } : null,
  };
}

function differs(draft: object, saved: Record<string, unknown>): boolean {
  return Object.entries(draft).some(([field, value]) => saved[field] !== value);
}
