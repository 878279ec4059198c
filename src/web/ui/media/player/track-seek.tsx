import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { playTime } from '#shared/primitives/format.ts';
import { seekIn } from '#web/lib/playback/playback.ts';
import { useTrackQueue } from '#web/lib/playback/track-queue.tsx';
import { useTrackPlayback, useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { SeekBar } from '#web/ui/media/seek/seek-bar.tsx';

type Props = {
  track: Track;
  peaks?: number[] | null;
  className?: string;
};

/** Seeking in another track starts it there. */
export function TrackSeek({ track, ...look }: Props) {
  const list = useTrackQueue();
  const { problem } = useTrackPlayback(track);
  const { position, duration } = useTrackTime(track);
  return (
    <SeekBar
      label={text().player.seek(track)}
      position={position}
      duration={duration}
      disabled={problem !== null || duration === 0}
      onSeek={(seconds) => seekIn(track, list(), seconds)}
      {...look}
    />
  );
}

/** 1:08 / 3:41. Hidden from screen readers, because the seek bar says the same. */
export function TrackTime({ track, className }: { track: Track; className?: string }) {
  const { position, duration } = useTrackTime(track);
  return (
    <span
      aria-hidden="true"
      className={cn('text-xs font-medium whitespace-nowrap tabular-nums left-to-right', className)}
    >
      {playTime(position)} / {playTime(duration)}
    </span>
  );
}
