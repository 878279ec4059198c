import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { firstSteps } from '#shared/first-steps.schema.ts';
import { firstStepsQuery } from '#web/features/admin/first-steps/first-steps.queries.ts';
import { useShowList } from '#web/features/admin/first-steps/use-remember.ts';
import { Button } from '#web/ui/button.tsx';

/** Brings back the list that was put away, as long as something on it is left to do. */
export function ShowFirstSteps() {
  const { data } = useQuery(firstStepsQuery);
  const { show, isPending } = useShowList();
  if (!data?.isHidden || data.done.length === firstSteps.length) return null;
  return (
    <Button variant="quiet" className="max-sm:-ml-5" disabled={isPending} onClick={show}>
      <ListChecks aria-hidden="true" />
      Show First Steps
    </Button>
  );
}
