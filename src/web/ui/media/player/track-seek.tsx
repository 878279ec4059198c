import type { Track } from '#shared/tracks.schema.ts';
import { seekIn } from '#web/lib/playback/playback.ts';
import { useTrackQueue } from '#web/lib/playback/track-queue.tsx';
import { useTrackPlayback, useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { SeekBar } from '#web/ui/media/seek/seek-bar.tsx';

type Props = {
  track: Track;
  peaks?: number[] | null;
  thinOnPhones?: boolean;
  className?: string;
};

/** Moves through a track; on one that is not on yet, it starts there. */
export function TrackSeek({ track, ...look }: Props) {
  const list = useTrackQueue();
  const { problem } = useTrackPlayback(track);
  const { position, duration } = useTrackTime(track);
  return (
    <SeekBar
      label={`Seek in ${track.title}`}
      position={position}
      duration={duration}
      disabled={problem !== null || duration === 0}
      onSeek={(seconds) => seekIn(track, list(), seconds)}
      {...look}
    />
  );
}
