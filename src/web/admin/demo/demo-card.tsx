import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { DemoState } from '#shared/maintenance/maintenance.schema.ts';
import { NoticeLine } from '#web/admin/notice-line.tsx';
import { api, messageOf } from '#web/lib/api/api.ts';
import { useRenderedQuery } from '#web/lib/api/use-rendered-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/states/progress-bar.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const POLL_MS = 2_000;

const demoKey = [apiPaths.demo];

// Narrow screens have room only for the title and the button.
const noteClass = 'text-xs text-soft max-lg:sr-only';

/** Fills an empty site with the demo, and removes it again. */
export function DemoCard() {
  const { data } = useRenderedQuery<DemoState>({
    queryKey: demoKey,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  });
  useRefreshedContent(data);
  const { mutate: change, isPending } = useChangeDemo();
  if (!data || data.state === 'none') return null;
  const { state, done, total } = data;
  const texts = ownerText().start.demo;
  if (state === 'offered')
    return (
      <NoticeLine
        title={texts.offer}
        action={
          <Button variant="outline" size="small" onClick={() => change('POST')} disabled={isPending}>
            {texts.fill}
          </Button>
        }
      >
        <p className={noteClass}>{texts.offerText}</p>
      </NoticeLine>
    );
  return (
    <NoticeLine
      title={texts.shown}
      action={
        <Button
          variant="outline"
          size="small"
          onClick={() => change('DELETE')}
          disabled={isPending || state === 'removing'}
        >
          {state === 'removing' ? texts.removing : texts.remove}
        </Button>
      }
    >
      {state === 'filling' ? (
        <>
          <ProgressBar label={texts.filling} done={done} total={total} />
          <p className="text-sm whitespace-nowrap text-soft tabular-nums">{ownerText().start.progress({ done, total })}</p>
        </>
      ) : (
        <p className={noteClass}>{texts.shownText}</p>
      )}
    </NoticeLine>
  );
}

const isUnderWay = (data: DemoState | undefined) => data?.state === 'filling' || data?.state === 'removing';

const unchanged: unknown[] = [apiPaths.demo, apiPaths.user];

/** Reads the content again while the demo is added or removed. */
function useRefreshedContent(data: DemoState | undefined): void {
  const client = useQueryClient();
  const step = data && `${data.state} ${data.done}`;
  const before = useRef(step);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== step;
    before.current = step;
    if (isNew)
      void client.invalidateQueries({ predicate: ({ queryKey }) => !unchanged.includes(queryKey[0]) });
  }, [client, step]);
}

function useChangeDemo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (method: 'POST' | 'DELETE') => api<DemoState>(method, apiPaths.demo),
    onSuccess: (state) => client.setQueryData(demoKey, state),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: demoKey });
      toast({
        title: text().site.error,
        description: messageOf(error, ownerText().start.demo.failed),
        variant: 'destructive',
      });
    },
  });
}
