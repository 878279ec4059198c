import { ChevronUp } from 'lucide-react';
import type { Track } from '#shared/tracks.schema.ts';
import { Cover } from '#web/ui/media/cover.tsx';

type Props = { track: Track; onNear: () => void; onOpen: () => void };

/** The cover in the bar: a press opens the song large, with its queue and its words. */
export function OpenButton({ track, onNear, onOpen }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="group relative shrink-0 rounded-small"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <span className="sr-only">Open now playing: {track.title}</span>
      <Cover track={track} sizes="52px" className="size-11 rounded-small! max-[22rem]:size-9 md:size-13" />
      <span className="absolute right-0.5 bottom-0.5 grid size-5 place-items-center rounded-full bg-disc/85 text-on-disc transition-colors group-hover:bg-disc-lit">
        <ChevronUp aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
}
