import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { kilobytes } from '#shared/primitives/file-sizes.ts';
import { FilePreview } from '#web/admin/upload/files/file-preview.tsx';
import { tagFields } from '#web/admin/upload/files/track-tags.ts';
import type { FileQueue, FileQueueItem } from '#web/admin/upload/file-queue.ts';
import { ItemResult } from '#web/admin/upload/item-result.tsx';
import { canBeSent } from '#web/admin/upload/upload-queue.ts';
import { useShowNew } from '#web/admin/upload/use-show-new.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  queue: FileQueue;
  /** An action for the uploaded files. */
  finished?: ReactNode;
};

export function QueueCard({ queue, finished }: Props) {
  const client = useQueryClient();
  const { items, isRunning, isStopping } = queue.use();
  const asDrafts = queue.asDrafts.use();
  const card = useShowNew(items.at(-1)?.id ?? 0);
  useKeepFocus(card, isRunning);
  if (items.length === 0) return null;
  const waiting = items.filter((item) => item.state.name === 'waiting').length;
  const done = items.filter((item) => item.state.name === 'done').length;
  const isLastSent = items.some(({ state }) => state.name === 'sending' && state.isSent);
  const texts = ownerText().upload.queue;
  const uploaded = isStopping && isLastSent ? texts.uploadedLastSent : texts.uploaded;
  return (
    <section
      ref={card}
      aria-label={texts.title}
      tabIndex={-1}
      className="scroll-mt-24 rounded-media outline-none"
    >
      <Card
        title={texts.title}
        description={<output>{uploaded({ done, count: items.length })}</output>}
        actions={
          <div className="flex flex-wrap gap-2">
            {done > 0 && !isRunning && finished}
            {done > 0 && !isRunning && (
              <Button variant="quiet" onClick={() => queue.clearDone()}>
                {texts.clear}
              </Button>
            )}
            {isRunning && (
              <Button variant="outline" disabled={isStopping} onClick={() => queue.stop()}>
                {isStopping ? texts.stopping : texts.stop}
              </Button>
            )}
            {waiting > 0 && !isRunning && (
              <Button onClick={() => void queue.run(client)}>{texts.start({ count: waiting })}</Button>
            )}
          </div>
        }
      >
        {waiting > 0 && (
          <CheckboxField
            label={texts.asDrafts}
            hint={texts.asDraftsHint}
            className="mb-3"
            checked={asDrafts}
            disabled={isRunning}
            onChange={(event) => queue.asDrafts.set(event.target.checked)}
          />
        )}
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
    </section>
  );
}

/** The buttons that start and stop the queue disappear when pressed: the focus stays with the card. */
function useKeepFocus(card: RefObject<HTMLElement | null>, isRunning: boolean) {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    const { activeElement } = document;
    if (isRunning !== wasRunning.current && activeElement?.matches('body, :disabled'))
      card.current?.focus({ preventScroll: true });
    wasRunning.current = isRunning;
  }, [card, isRunning]);
}

type RowProps = {
  item: FileQueueItem;
  onRename: (title: string) => void;
  onRetry: () => void;
  onRemove: () => void;
};

function QueueRow({ item, onRename, onRetry, onRemove }: RowProps) {
  const { file, title, tags, state } = item;
  const found = tagFields.filter((name) => tags[name]).map((name) => ownerText().upload.details[name]);
  return (
    <li
      aria-label={file.name}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[auto_1fr_minmax(14rem,1fr)_auto]"
    >
      <FilePreview file={file} />
      <div className="min-w-0">
        {canBeSent(state) ? (
          <Input
            aria-label={ownerText().upload.queue.titleOf({ file: file.name })}
            value={title}
            onChange={(event) => onRename(event.target.value)}
          />
        ) : (
          <p className="truncate font-semibold">{title}</p>
        )}
        <p className="mt-1 truncate text-xs text-soft tabular-nums">
          {file.name} · {kilobytes(file.size)}
        </p>
        {found.length > 0 && (
          <p className="mt-1 text-xs text-soft">
            {ownerText().upload.queue.found({ details: found.join(', ') })}
          </p>
        )}
      </div>
      <div className="col-span-3 row-start-2 md:col-span-1 md:col-start-3 md:row-start-1">
        <ItemResult state={state} name={file.name} onRetry={onRetry} />
      </div>
      <div className="col-start-3 row-start-1 size-9 md:col-start-4">
        {state.name !== 'sending' && (
          <IconButton
            label={ownerText().upload.file.remove({ file: file.name })}
            size="small"
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  );
}
