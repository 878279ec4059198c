import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { firstSteps } from '#shared/first-steps.schema.ts';
import { SHOWN, settingKeys } from '#shared/settings.ts';
import { firstStepsQuery } from '#web/features/admin/first-steps/first-steps.queries.ts';
import { useRemember } from '#web/features/admin/first-steps/use-remember.ts';
import { Button } from '#web/ui/button.tsx';

/** Brings back the list that was put away, as long as something on it is left to do. */
export function ShowFirstSteps() {
  const { data } = useQuery(firstStepsQuery);
  const { mutate: remember, isPending } = useRemember();
  if (!data?.isHidden || data.done.length === firstSteps.length) return null;
  return (
    <Button
      variant="quiet"
      className="max-sm:order-last"
      disabled={isPending}
      onClick={() => remember({ key: settingKeys.firstSteps, value: SHOWN })}
    >
      <ListChecks aria-hidden="true" />
      Show First Steps
    </Button>
  );
}
