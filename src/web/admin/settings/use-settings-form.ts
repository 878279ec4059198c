import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { differsFromSaved } from '#web/admin/forms/draft-notice.tsx';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { useSaveSettings, type SettingChange } from '#web/admin/settings/settings.mutations.ts';
import { discardDraft } from '#web/lib/drafts.ts';

/** A form for settings. `restored` is set while it shows a draft. */
export function useSettingsForm<Values extends FieldValues, Output>(
  name: string,
  schema: z.ZodType<Output, Values>,
  saved: Values & DefaultValues<Values>,
) {
  const [isRestored, setIsRestored] = useState(() => differsFromSaved(name, saved));
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
    save: (changes: SettingChange[], onSaved?: () => void) =>
      mutate(changes, {
        onSuccess: () => {
          setIsRestored(false);
          onSaved?.();
        },
      }),
    restored: isRestored ? { discard } : null,
  };
}
