import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText, text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Setting } from '#shared/site/settings.schema.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import { discardDraft } from '#web/lib/drafts.ts';
import { api, messageOf } from '#web/lib/api/api.ts';
import { artistQuery, settingsQuery } from '#web/lib/api/queries.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type SettingChange = { key: string; value: string };

const areNew = (changes: SettingChange[], known: Setting[]) =>
  changes.length > 0 && changes.every(({ key }) => !known.some((setting) => setting.key === key));

/** Saves settings under their keys; one that is missing is created. */
export function useSaveSettings(form: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: SettingChange[]) => {
      const known = await client.ensureQueryData(settingsQuery);
      for (const { key, value } of changes) {
        await api<Setting>('PUT', `${apiPaths.settings}/${key}`, { value });
      }
      return { isNew: areNew(changes, known) };
    },
    onSuccess: ({ isNew }) => {
      discardDraft(form);
      const { created, createdText, updated, updatedText } = ownerText().settings;
      toast(
        isNew ? { title: created, description: createdText } : { title: updated, description: updatedText },
      );
    },
    onError: (error, changes) => {
      const isNew = areNew(changes, client.getQueryData(settingsQuery.queryKey) ?? []);
      const { createFailed, updateFailed, tryAgain } = ownerText().settings;
      const reason = messageOf(error, tryAgain);
      toast({
        title: text().site.error,
        description: isNew ? createFailed({ reason }) : updateFailed({ reason }),
        variant: 'destructive',
      });
    },
    // Also after a failure: of several settings, some may have been saved.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
        client.invalidateQueries({ queryKey: artistQuery.queryKey }),
        client.invalidateQueries(firstStepsQuery),
      ]),
  });
}
