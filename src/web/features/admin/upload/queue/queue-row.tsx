import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { kilobytes } from '#shared/format.ts';
import { FilePreview } from '#web/features/admin/upload/files/file-preview.tsx';
import type { QueueItem } from '#web/features/admin/upload/queue/upload-queue.ts';
import { UploadProgress } from '#web/features/admin/lib/sending/upload-progress.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/fields/input.tsx';

type Props = {
  item: QueueItem;
  onRename: (title: string) => void;
  onRetry: () => void;
  onRemove: () => void;
};

export function QueueRow({ item, onRename, onRetry, onRemove }: Props) {
  const { file, title, state } = item;
  const isEditable =
    ['waiting', 'cancelled'].includes(state.name) || (state.name === 'failed' && state.canRetry);
  return (
    <li
      aria-label={file.name}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[auto_1fr_minmax(14rem,1fr)_auto]"
    >
      <FilePreview file={file} />
      <div className="min-w-0">
        {isEditable ? (
          <Input
            aria-label={`Title of ${file.name}`}
            value={title}
            onChange={(event) => onRename(event.target.value)}
          />
        ) : (
          <p className="truncate font-semibold">{title}</p>
        )}
        <p className="mt-1 truncate text-xs text-soft tabular-nums">
          {file.name} · {kilobytes(file.size)}
        </p>
      </div>
      <div className="col-span-3 row-start-2 md:col-span-1 md:col-start-3 md:row-start-1">
        <Result state={state} name={file.name} onRetry={onRetry} />
      </div>
      <div className="col-start-3 row-start-1 size-9 md:col-start-4">
        {state.name !== 'sending' && (
          <IconButton label={`Remove ${file.name}`} size="small" onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  );
}

type ResultProps = { state: QueueItem['state']; name: string; onRetry: () => void };

function Result({ state, name, onRetry }: ResultProps) {
  switch (state.name) {
    case 'waiting':
      return <p className="text-soft">Waiting</p>;
    case 'sending':
      return <UploadProgress label={`Progress of ${name}`} sending={state} />;
    case 'done':
      return (
        <p className="flex items-center gap-2 font-semibold text-success-ink">
          <Check aria-hidden="true" className="size-4.5" />
          Uploaded
        </p>
      );
    case 'cancelled':
      return (
        <Retryable onRetry={onRetry}>
          <span className="text-soft">Cancelled</span>
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
          Retry
        </Button>
      )}
    </div>
  );
}
