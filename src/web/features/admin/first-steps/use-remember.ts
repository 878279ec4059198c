import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { SettingChange } from '#web/features/admin/settings/settings.mutations.ts';
import { firstStepsQuery } from '#web/features/admin/first-steps/first-steps.queries.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api } from '#web/lib/api.ts';

/** Writes down what the owner did with the list itself, without the words that a saved form gets. */
export function useRemember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, value }: SettingChange) => api('PUT', `${apiPaths.settings}/${key}`, { value }),
    // Also after the list was put away, when nothing else asks for it.
    onSuccess: () => client.prefetchQuery({ ...firstStepsQuery, staleTime: 0 }),
    onError: (error) => reportFailure(error, 'This could not be saved. Please try again.'),
  });
}
