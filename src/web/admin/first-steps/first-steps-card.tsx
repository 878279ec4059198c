import { ChevronDown, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { firstSteps } from '#shared/maintenance/first-steps.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import { Step, StepLink } from '#web/admin/first-steps/step.tsx';
import { useShowFirstSteps } from '#web/admin/first-steps/first-steps.mutations.ts';
import { NoticeLine } from '#web/admin/notice-line.tsx';
import { useRenderedQuery } from '#web/lib/api/use-rendered-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/**
 * What is left to do on a new site: the whole list above the forms of an empty one, otherwise a line with the next step.
 * When everything is done it says so, and is hidden the next time.
 */
export function FirstStepsCard({ isOnUploadTab }: { isOnUploadTab: boolean }) {
  const { data } = useRenderedQuery(firstStepsQuery);
  const { hide, isPending } = useShowFirstSteps();
  const [wasUnfinished, setWasUnfinished] = useState(false);
  const [wasEmpty, setWasEmpty] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!data || data.isHidden) return null;
  const isFinished = data.done.length === firstSteps.length;
  if (!isFinished && !wasUnfinished) setWasUnfinished(true);
  if (isFinished && !wasUnfinished) return null;
  // The list must not close while its steps are being done.
  if (data.isSiteEmpty && !wasEmpty) setWasEmpty(true);
  const isOpen = chosen ?? (isOnUploadTab && wasEmpty);
  const next = firstSteps.find((step) => !data.done.includes(step));
  const { title, progress, allDone } = ownerText().start;
  const state = isFinished ? allDone : progress({ done: data.done.length, total: firstSteps.length });
  const openButton = (
    <IconButton
      label={ownerText().start.all}
      aria-expanded={isOpen}
      className="-me-3"
      onClick={() => setChosen(!isOpen)}
    >
      <ChevronDown aria-hidden="true" className={cn('transition-transform', isOpen && 'rotate-180')} />
    </IconButton>
  );
  if (!isOpen)
    return (
      <NoticeLine title={title} action={openButton}>
        <span className="shrink-0 text-sm text-soft tabular-nums">{state}</span>
        {next && <StepLink step={next} className="text-sm" />}
      </NoticeLine>
    );
  return (
    <div className="mt-4">
      <Card
        title={title}
        description={state}
        actions={
          <div className="flex items-center gap-2">
            <Button variant="quiet" size="small" disabled={isPending} onClick={hide}>
              {ownerText().start.hide}
            </Button>
            {openButton}
          </div>
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
  const { data } = useRenderedQuery(firstStepsQuery);
  const { show, isPending } = useShowFirstSteps();
  if (!data?.isHidden || data.done.length === firstSteps.length) return null;
  return (
    <Button variant="quiet" className="max-sm:-ms-5" disabled={isPending} onClick={show}>
      <ListChecks aria-hidden="true" />
      {ownerText().start.show}
    </Button>
  );
}
