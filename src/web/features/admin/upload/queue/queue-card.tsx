import { useQueryClient } from '@tanstack/react-query';
import { QueueRow } from '#web/features/admin/upload/queue/queue-row.tsx';
import type { UploadQueue } from '#web/features/admin/upload/queue/upload-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** Several files at once: look over the titles, send them all, see what became of each. */
export function QueueCard({ queue }: { queue: UploadQueue }) {
  const client = useQueryClient();
  const { items, isRunning } = queue.use();
  if (items.length === 0) return null;
  const waiting = items.filter((item) => item.state.name === 'waiting').length;
  const done = items.filter((item) => item.state.name === 'done').length;
  return (
    <Card
      title="Several at once"
      description={<output>{`${done} of ${files(items.length)} uploaded`}</output>}
      actions={
        <div className="flex flex-wrap gap-2">
          {done > 0 && !isRunning && (
            <Button variant="quiet" onClick={() => queue.clearDone()}>
              Clear finished
            </Button>
          )}
          {isRunning && (
            <Button variant="outline" onClick={() => queue.stop()}>
              Stop
            </Button>
          )}
          {waiting > 0 && !isRunning && (
            <Button onClick={() => queue.run(client)}>Upload {files(waiting)}</Button>
          )}
        </div>
      }
    >
      <ul className="divide-y divide-line border-t border-line">
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            onRename={(title) => queue.rename(item.id, title)}
            onRetry={() => queue.retry(item.id, client)}
            onRemove={() => queue.remove(item.id)}
          />
        ))}
      </ul>
    </Card>
  );
}
