import { SkipBack, SkipForward } from 'lucide-react';
import type { Track } from '#shared/tracks.schema.ts';
import { playAdjacent } from '#web/lib/playback/play-on.ts';
import { hasBeside } from '#web/lib/playback/queue.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';

/** Previous, play or pause, next. The narrowest phones have no room for going back. */
export function Transport({ track }: { track: Track }) {
  const queue = usePlayback((state) => state.queue);
  return (
    <div className="flex shrink-0 items-center md:gap-1">
      <IconButton
        label="Previous song"
        disabled={!hasBeside(queue, track, -1)}
        className="max-md:w-10 max-[22rem]:hidden"
        onClick={() => void playAdjacent(-1)}
      >
        <SkipBack aria-hidden="true" fill="currentColor" />
      </IconButton>
      <PlayButton track={track} />
      <IconButton
        label="Next song"
        disabled={!hasBeside(queue, track, 1)}
        className="max-md:w-10"
        onClick={() => void playAdjacent(1)}
      >
        <SkipForward aria-hidden="true" fill="currentColor" />
      </IconButton>
    </div>
  );
}
