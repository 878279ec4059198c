import { SkipBack, SkipForward } from 'lucide-react';
import type { Track } from '#shared/tracks.ts';
import { adjacentTrack, playAdjacent } from '#web/lib/playback/playback.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';

/** Previous, play or pause, next. The narrowest phones have no room for going back. */
export function Transport({ track, queue }: { track: Track; queue: Track[] }) {
  return (
    <div className="flex shrink-0 items-center md:gap-1">
      <IconButton
        label="Previous song"
        disabled={!adjacentTrack(queue, track, -1)}
        className="max-[22rem]:hidden"
        onClick={() => playAdjacent(-1)}
      >
        <SkipBack aria-hidden="true" fill="currentColor" />
      </IconButton>
      <PlayButton track={track} queue={queue} />
      <IconButton
        label="Next song"
        disabled={!adjacentTrack(queue, track, 1)}
        onClick={() => playAdjacent(1)}
      >
        <SkipForward aria-hidden="true" fill="currentColor" />
      </IconButton>
    </div>
  );
}
