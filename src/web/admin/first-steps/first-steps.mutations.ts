import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { HIDDEN, SHOWN, settingKeys } from '#shared/site/settings.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';

/** The pressed button disappears, so the focus goes to the top of the page. */
export function useShowFirstSteps() {
  const { mutate, isPending } = useSaveStep();
  const write = (value: string) => {
    document.getElementById('main')?.focus({ preventScroll: true });
    mutate({ key: settingKeys.firstSteps, value });
  };
  return { show: () => write(SHOWN), hide: () => write(HIDDEN), isPending };
}

/** Saves without the toast that a settings form shows. */
export function useSaveStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, value }: { key: string; value: string }) =>
      api('PUT', `${apiPaths.settings}/${key}`, { value }),
    onSuccess: () => client.invalidateQueries(firstStepsQuery),
    onError: (error) => reportFailure(error, ownerText().start.failed),
  });
}
