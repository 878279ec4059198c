import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownerText, text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { checkedText, problemText, remediesFor } from '#shared/maintenance/check.ts';
import type { CheckState, SiteCheck } from '#shared/maintenance/maintenance.schema.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { api, messageOf } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const POLL_MS = 2_000;

const checkKey = [apiPaths.check];

export function CheckCard() {
  const { data, isError } = useQuery<CheckState>({
    queryKey: checkKey,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false),
  });
  const check = useStartCheck();
  const isRunning = check.isPending || (data?.isRunning ?? false);
  return (
    <Card title={ownerText().settings.check.title} description={ownerText().settings.check.description}>
      <div aria-live="polite" className="text-sm">
        {isError && <p>{ownerText().settings.check.failed}</p>}
        {data && !data.last && <p>{ownerText().settings.check.none}</p>}
        {data?.last && <LastCheck check={data.last} />}
      </div>
      <div className="mt-5">
        <Button variant="outline" onClick={() => check.mutate()} disabled={isRunning}>
          {isRunning ? ownerText().settings.check.pending : ownerText().settings.check.start}
        </Button>
      </div>
    </Card>
  );
}

function LastCheck({ check }: { check: SiteCheck }) {
  const texts = ownerText().settings.check;
  const others = check.problemCount - check.problems.length;
  return (
    <>
      <p>
        <Sentence
          of={check.problemCount === 0 ? texts.lastFine : texts.last}
          parts={{
            time: <time dateTime={check.finishedAt}>{dateAndTime(check.finishedAt)}</time>,
            result: checkedText(check),
          }}
        />
      </p>
      {check.problemCount > 0 && (
        <div className="mt-3 rounded-field bg-danger-wash px-4 py-3 text-danger-ink">
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {check.problems.map((problem) => (
              <li key={problem.file} className="break-words">
                {problemText(problem)}
              </li>
            ))}
            {others > 0 && <li>{texts.more({ count: others })}</li>}
          </ul>
          {remediesFor(check.problems).map((remedy) => (
            <p key={remedy} className="mt-2">
              {remedy}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function useStartCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<CheckState>('POST', apiPaths.check),
    onSuccess: (state) => client.setQueryData(checkKey, state),
    onError: (error) =>
      toast({
        title: text().site.error,
        description: ownerText().settings.check.startFailed({
          reason: messageOf(error, ownerText().settings.tryAgain),
        }),
        variant: 'destructive',
      }),
  });
}
