import { playTime } from '#shared/format.ts';
import type { Track } from '#shared/tracks.ts';
import { useSongTime } from '#web/lib/playback/use-song.ts';
import { cn } from '#web/ui/cn.ts';

/** 1:08 / 3:41. The seek bar says it to screen readers. */
export function SongTime({ track, className }: { track: Track; className?: string }) {
  const { position, duration } = useSongTime(track);
  return (
    <span aria-hidden="true" className={cn('text-xs font-medium whitespace-nowrap tabular-nums', className)}>
      {playTime(position)} / {playTime(duration)}
    </span>
  );
}
