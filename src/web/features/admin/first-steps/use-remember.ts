import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import { HIDDEN, SHOWN, settingKeys } from '#shared/settings.ts';
import type { SettingChange } from '#web/features/admin/settings/settings.mutations.ts';
import { firstStepsQuery } from '#web/features/admin/first-steps/first-steps.queries.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api } from '#web/lib/api.ts';

/** Shows the list or puts it away. The button for it goes too, so the keyboard goes on from the top of the page. */
export function useShowList() {
  const { mutate, isPending } = useRemember();
  const write = (value: string) => {
    document.getElementById('main')?.focus({ preventScroll: true });
    mutate({ key: settingKeys.firstSteps, value });
  };
  return { show: () => write(SHOWN), hide: () => write(HIDDEN), isPending };
}

/** Writes down what the owner did with the list itself, without the words that a saved form gets. */
export function useRemember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, value }: SettingChange) => api('PUT', `${apiPaths.settings}/${key}`, { value }),
    onSuccess: () => client.invalidateQueries(firstStepsQuery),
    onError: (error) => reportFailure(error, 'This could not be saved. Please try again.'),
  });
}
