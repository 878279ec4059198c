import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText, text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Setting } from '#shared/site/settings.schema.ts';
import type { SettingKey } from '#web/admin/settings/settings-values.ts';
import { uploadLimitsQuery } from '#web/admin/upload/upload-limits.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import { api, messageOf } from '#web/lib/api/api.ts';
import { artistQuery, settingsQuery } from '#web/lib/api/queries.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type SettingChange = { key: SettingKey; value: string };

type Save = { changes: SettingChange[]; onSaved: (key: SettingKey) => void };

/** `cause` is the error of the request. */
export class SettingNotSaved extends Error {
  readonly key: SettingKey;

  constructor(key: SettingKey, cause: unknown) {
    super(messageOf(cause, ownerText().settings.tryAgain), { cause });
    this.key = key;
  }
}

/** Saves settings under their keys, until one fails; one that is missing is created. */
export function useSaveSettings() {
  const client = useQueryClient();
  const isNew = ({ key }: Pick<SettingChange, 'key'>) =>
    !client.getQueryData(settingsQuery.queryKey)?.some((setting) => setting.key === key);
  const saving = useMutation<boolean, SettingNotSaved, Save>({
    mutationFn: async ({ changes, onSaved }) => {
      for (const { key, value } of changes) {
        await api<Setting>('PUT', `${apiPaths.settings}/${key}`, { value }).catch((cause: unknown) => {
          throw new SettingNotSaved(key, cause);
        });
        onSaved(key);
      }
      return changes.every(isNew);
    },
    onSuccess: (areNew) => {
      const { created, createdText, updated, updatedText } = ownerText().settings;
      toast(
        areNew ? { title: created, description: createdText } : { title: updated, description: updatedText },
      );
    },
    onError: (failure) => {
      const { createFailed, updateFailed } = ownerText().settings;
      const reason = failure.message;
      toast({
        title: text().site.error,
        description: isNew(failure) ? createFailed({ reason }) : updateFailed({ reason }),
        variant: 'destructive',
      });
    },
    // Also after a failure: of several settings, some may have been saved.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
        client.invalidateQueries({ queryKey: artistQuery.queryKey }),
        client.invalidateQueries({ queryKey: uploadLimitsQuery.queryKey }),
        client.invalidateQueries(firstStepsQuery),
      ]),
  });
  return { ...saving, isNew };
}
