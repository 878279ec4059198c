import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { UploadProgress } from '#web/admin/upload/upload-progress.tsx';
import type { ItemState } from '#web/admin/upload/upload-queue.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { state: ItemState; name: string; onRetry?: () => void };

/** How far the upload of a file is. */
export function ItemResult({ state, name, onRetry }: Props) {
  switch (state.name) {
    case 'waiting':
      return <p className="text-soft">{ownerText().upload.queue.waiting}</p>;
    case 'sending':
      return <UploadProgress label={ownerText().upload.progress.of({ file: name })} sending={state} />;
    case 'done':
      return (
        <p className="flex items-center gap-2 font-semibold text-success-ink">
          <Check aria-hidden="true" className="size-4.5" />
          {ownerText().upload.queue.done}
        </p>
      );
    case 'cancelled':
      return (
        <Retryable onRetry={onRetry}>
          <span className="text-soft">{ownerText().upload.queue.cancelled}</span>
        </Retryable>
      );
    case 'failed':
      return (
        <Retryable onRetry={state.canRetry ? onRetry : undefined}>
          <span className="font-medium text-danger-ink">{state.reason}</span>
        </Retryable>
      );
  }
}

function Retryable({ onRetry, children }: { onRetry?: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 grow basis-40">{children}</p>
      {onRetry && (
        <Button variant="outline" size="small" onClick={onRetry}>
          {ownerText().upload.retry}
        </Button>
      )}
    </div>
  );
}
