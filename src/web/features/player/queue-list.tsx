import { useState } from 'react';
import { Volume2 } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { playTime } from '#shared/primitives/format.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { useFollowCurrent } from '#web/lib/hooks/use-follow-current.ts';
import { loadMore, loadTrack, playQueued } from '#web/lib/playback/play-next.ts';
import { toggleCurrent } from '#web/lib/playback/playback.ts';
import { indexIn, type QueuedTrack } from '#web/lib/playback/queue.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

/** Only entries around the current track are rendered. */
const SHOWN_BEFORE = 10;
const SHOWN_STEP = 50;

const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

export function QueueList({ track, className }: { track: Track; className?: string }) {
  const queue = usePlayback((state) => state.queue);
  const [ahead, setAhead] = useState(SHOWN_STEP);
  const index = indexIn(queue, track);
  const boxRef = useFollowCurrent<HTMLOListElement>();
  const end = index + 1 + ahead;
  const shown = queue.entries.slice(Math.max(0, index - SHOWN_BEFORE), end);
  const hasMore = queue.entries.length > end || queue.next !== null;

  const showMore = () => {
    setAhead(ahead + SHOWN_STEP);
    if (queue.entries.length < end + SHOWN_STEP) quietly(loadMore());
  };
  return (
    <ol ref={boxRef} aria-label={text().player.queue} className={cn('overflow-y-auto', className)}>
      {shown.map((entry) => (
        <li key={entry.id}>
          {entry.track ? (
            <QueueRow track={entry.track} isCurrent={entry.id === track.id} />
          ) : (
            <PendingRow entry={entry} />
          )}
        </li>
      ))}
      {hasMore && (
        <li className="flex justify-center py-3">
          <Button variant="outline" size="small" onClick={showMore}>
            {text().player.showMore}
          </Button>
        </li>
      )}
    </ol>
  );
}

function QueueRow({ track, isCurrent }: { track: Track; isCurrent: boolean }) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      className="flex w-full items-center gap-3 rounded-small p-2 text-start transition-colors hover:bg-ink/8 focus-visible:-outline-offset-2 aria-current:bg-ink/8"
      onClick={() => (isCurrent ? toggleCurrent() : quietly(playQueued(track.id)))}
    >
      <Cover track={track} sizes="44px" className="size-11 shrink-0 rounded-small!" />
      <span
        dir="auto"
        className={cn(
          'line-clamp-2 min-w-0 grow text-as-parent font-medium wrap-anywhere',
          isCurrent && 'text-glow',
        )}
      >
        {track.title}
      </span>
      {isCurrent && <Volume2 aria-hidden="true" className="size-4 shrink-0 text-glow" />}
      {track.duration !== null && (
        <span className="shrink-0 text-xs text-soft tabular-nums">{playTime(track.duration)}</span>
      )}
    </button>
  );
}

/** After a reload only the id is known; the track is fetched when the row is visible. */
function PendingRow({ entry }: { entry: QueuedTrack }) {
  const loadWhenVisible = (row: HTMLElement | null) => {
    if (!row) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      quietly(loadTrack(entry.id));
    });
    observer.observe(row);
    return () => observer.disconnect();
  };
  return (
    <div ref={loadWhenVisible} className="flex items-center gap-3 p-2">
      <Skeleton className="size-11 shrink-0 rounded-small!" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
