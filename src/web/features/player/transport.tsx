import { SkipBack, SkipForward } from 'lucide-react';
import type { Track } from '#shared/tracks.schema.ts';
import { playAdjacent } from '#web/lib/playback/play-on.ts';
import { hasBeside } from '#web/lib/playback/queue.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';

type Props = { track: Track; size?: 'medium' | 'large' };

/** Previous, play or pause, next. In the bar of the narrowest phones there is no room for going back. */
export function Transport({ track, size = 'medium' }: Props) {
  const queue = usePlayback((state) => state.queue);
  return (
    <div className="flex shrink-0 items-center md:gap-1">
      <IconButton
        label="Previous song"
        disabled={!hasBeside(queue, track, -1)}
        className={cn('max-md:w-10', size === 'medium' && 'max-[22rem]:hidden')}
        onClick={() => void playAdjacent(-1)}
      >
        <SkipBack aria-hidden="true" fill="currentColor" />
      </IconButton>
      <PlayButton track={track} size={size} />
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
