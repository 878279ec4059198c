import { playTime } from '#shared/format.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';

/** 1:08 / 3:41. The seek bar says it to screen readers. */
export function TrackTime({ track, className }: { track: Track; className?: string }) {
  const { position, duration } = useTrackTime(track);
  return (
    <span aria-hidden="true" className={cn('text-xs font-medium whitespace-nowrap tabular-nums', className)}>
      {playTime(position)} / {playTime(duration)}
    </span>
  );
}
