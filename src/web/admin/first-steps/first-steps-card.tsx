import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { firstSteps } from '#shared/maintenance/maintenance.schema.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import { Step } from '#web/admin/first-steps/step.tsx';
import { useShowFirstSteps } from '#web/admin/first-steps/first-steps.mutations.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** What is left to do on a new site. When everything is done it says so, and is hidden the next time. */
export function FirstStepsCard() {
  const { data } = useQuery(firstStepsQuery);
  const { hide, isPending } = useShowFirstSteps();
  const [wasUnfinished, setWasUnfinished] = useState(false);
  if (!data || data.isHidden) return null;
  const isFinished = data.done.length === firstSteps.length;
  if (!isFinished && !wasUnfinished) setWasUnfinished(true);
  if (isFinished && !wasUnfinished) return null;
  return (
    <div className="mt-6">
      <Card
        title={ownerText().start.title}
        description={
          isFinished
            ? ownerText().start.allDone
            : ownerText().start.progress({ done: data.done.length, total: firstSteps.length })
        }
        actions={
          <Button variant="quiet" size="small" disabled={isPending} onClick={hide}>
            {ownerText().start.hide}
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

/** Shows the hidden list again, while steps are left to do. */
export function ShowFirstSteps() {
  const { data } = useQuery(firstStepsQuery);
  const { show, isPending } = useShowFirstSteps();
  if (!data?.isHidden || data.done.length === firstSteps.length) return null;
  return (
    <Button variant="quiet" className="max-sm:-ms-5" disabled={isPending} onClick={show}>
      <ListChecks aria-hidden="true" />
      {ownerText().start.show}
    </Button>
  );
}
