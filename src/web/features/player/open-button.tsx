import { ChevronUp } from 'lucide-react';
import type { Track } from '#shared/tracks.schema.ts';
import { shownType } from '#shared/tracks.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { TrackTime } from '#web/ui/media/player/track-time.tsx';

type Props = { track: Track; artistName: string; onNear: () => void; onOpen: () => void };

/** Cover and title in the bar: a press opens the song large, with its queue and its words. */
export function OpenButton({ track, artistName, onNear, onOpen }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="group flex min-w-0 items-center gap-2 rounded-small text-start max-md:grow md:gap-5"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <span className="sr-only">Open now playing: </span>
      <span className="relative shrink-0">
        <Cover track={track} sizes="52px" className="size-11 rounded-small! max-[22rem]:size-9 md:size-13" />
        <span className="absolute right-0.5 bottom-0.5 grid size-5 place-items-center rounded-full bg-disc/85 text-on-disc transition-colors group-hover:bg-disc-lit">
          <ChevronUp aria-hidden="true" className="size-4" />
        </span>
      </span>
      <span className="block w-24 min-w-0 grow md:w-44 md:grow-0">
        <span className="flex items-center gap-1.5">
          <span className="block truncate text-sm font-semibold" title={track.title}>
            {track.title}
          </span>
          <ExplicitMark track={track} />
        </span>
        <span className="block truncate text-xs text-soft">
          <span className="max-md:hidden">
            {artistName} · {shownType(track)}
          </span>
          <TrackTime track={track} className="md:hidden" />
        </span>
      </span>
    </button>
  );
}
