import type { Track } from '#shared/tracks.ts';
import { playTrack, seekTo } from '#web/lib/playback/playback.ts';
import { useSong, useSongTime } from '#web/lib/playback/use-song.ts';
import { SeekBar } from '#web/ui/media/seek/seek-bar.tsx';

type Props = {
  track: Track;
  queue: Track[];
  peaks?: number[] | null;
  thinOnPhones?: boolean;
  className?: string;
};

/** Moves through a song; on one that is not on yet, it starts there. */
export function SongSeek({ track, queue, ...look }: Props) {
  const { isCurrent, problem } = useSong(track);
  const { position, duration } = useSongTime(track);
  return (
    <SeekBar
      label={`Seek in ${track.title}`}
      position={position}
      duration={duration}
      disabled={problem !== null || duration === 0}
      onSeek={(seconds) => {
        if (!isCurrent) playTrack(track, queue);
        seekTo(seconds);
      }}
      {...look}
    />
  );
}
