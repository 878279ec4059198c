import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { playTime } from '#shared/format.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { SeekBar } from '#web/ui/media/seek/seek-bar.tsx';

type Props = {
  /** What plays first. */
  track: Track;
  /** Whether there are others before and after it. */
  hasOthers?: boolean;
};

/** What one presses; `song-player.ts` finds it by its data-player names and gives it life. */
export function SongControls({ track, hasOthers = false }: Props) {
  const { title, duration } = track;
  return (
    <div className="min-w-0 noscript:hidden">
      {/* A track has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio preload="none" src={track.audioFile} />
      <div className="flex flex-wrap items-center gap-x-1">
        {hasOthers && (
          <IconButton data-player="previous" label="Previous song" disabled>
            <SkipBack aria-hidden="true" fill="currentColor" />
          </IconButton>
        )}
        <IconButton data-player="toggle" label={`Play ${title}`} variant="accent">
          <Play
            aria-hidden="true"
            fill="currentColor"
            strokeWidth={0}
            className="translate-x-[6%] in-data-playing:hidden"
          />
          <Pause
            aria-hidden="true"
            fill="currentColor"
            strokeWidth={0}
            className="hidden in-data-playing:block"
          />
        </IconButton>
        {hasOthers && (
          <IconButton data-player="next" label="Next song">
            <SkipForward aria-hidden="true" fill="currentColor" />
          </IconButton>
        )}
        <div className="flex min-w-0 grow basis-44 items-center gap-3 ps-2">
          <SeekBar label={`Seek in ${title}`} position={0} duration={duration ?? 0} />
          <span
            data-player="time"
            aria-hidden="true"
            className="text-xs font-medium whitespace-nowrap text-soft tabular-nums"
          >
            {playTime(0)} / {playTime(duration)}
          </span>
        </div>
      </div>
      <div data-player="problem" role="alert" hidden>
        <TrackProblem problem="failed" />
      </div>
    </div>
  );
}
