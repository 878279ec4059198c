import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstSteps } from '#shared/first-steps.schema.ts';
import { firstStepsQuery } from '#web/features/admin/first-steps/first-steps.queries.ts';
import { Step } from '#web/features/admin/first-steps/step.tsx';
import { useShowList } from '#web/features/admin/first-steps/use-remember.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** What is left to do on a new site. It ticks itself, says when everything is done, and is gone the next time. */
export function FirstStepsCard() {
  const { data } = useQuery(firstStepsQuery);
  const { hide, isPending } = useShowList();
  const [wasUnfinished, setWasUnfinished] = useState(false);
  if (!data || data.isHidden) return null;
  const isFinished = data.done.length === firstSteps.length;
  if (!isFinished && !wasUnfinished) setWasUnfinished(true);
  if (isFinished && !wasUnfinished) return null;
  return (
    <div className="mt-6">
      <Card
        title="First steps"
        description={
          isFinished
            ? 'All done: your site is ready for the world.'
            : `${data.done.length} of ${firstSteps.length} done`
        }
        actions={
          <Button variant="quiet" size="small" disabled={isPending} onClick={hide}>
            Hide
          </Button>
        }
      >
        <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {firstSteps.map((step) => (
            <Step key={step} step={step} isDone={data.done.includes(step)} />
          ))}
        </ol>
      </Card>
    </div>
  );
}
