import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { settingKeys } from '#shared/site/settings.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { useSaveSettings } from '#web/admin/settings/settings.mutations.ts';
import {
  changedValues,
  settingsSchemaFor,
  type SettingKey,
  type SettingTexts,
  type SettingValues,
} from '#web/admin/settings/settings-values.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { readDraft } from '#web/lib/drafts.ts';

/** Unsaved settings survive a reload, another tab or a sign-in. */
export const SETTINGS_DRAFT = 'settings';

/** One form for all settings; `submit` saves the changed ones. */
export function useSettingsForm(saved: SettingValues, onSaved: (keys: SettingKey[]) => void) {
  const limits = useUploadLimits();
  const resolver = useMemo(() => zodResolver(settingsSchemaFor(limits)), [limits]);
  const form = useForm({
    resolver,
    defaultValues: { ...saved, ...readDraft(SETTINGS_DRAFT) },
  });
  const { mutate, isPending, error, isNew } = useSaveSettings();
  const savedBefore = useRef(saved);
  // Some defaults depend on the name, so saving one setting can change others. Unsaved values stay.
  useEffect(() => {
    // Until all queries have been refetched, `saved` has old values.
    if (isPending) return;
    form.reset(
      { ...saved, ...changedValues(savedBefore.current, form.getValues()) },
      { keepErrors: true, keepIsSubmitted: true },
    );
    savedBefore.current = saved;
  }, [form, saved, isPending]);

  const save = (texts: SettingTexts) => {
    const values = form.getValues();
    const sent = changedValues(saved, values);
    if (Object.keys(sent).length === 0) return;
    // Until one is stored the form shows that of the browser, but the server uses its own.
    const key = settingKeys.timeZone;
    if (isNew({ key })) sent[key] = values[key];
    const keys = Object.keys(sent) as SettingKey[];
    mutate(
      {
        changes: keys.map((key) => ({ key, value: texts[key] })),
        onSaved: (key) => {
          savedBefore.current = { ...savedBefore.current, [key]: sent[key] };
        },
      },
      {
        onSuccess: () => onSaved(keys),
        onError: ({ key, cause, message }) =>
          form.setError(key, { message: cause instanceof ApiError ? cause.reason : message }),
      },
    );
  };
  const submit = () => {
    if (!isPending) void form.handleSubmit(save)();
  };
  return { form, submit, isPending, failedKey: error?.key ?? null };
}
