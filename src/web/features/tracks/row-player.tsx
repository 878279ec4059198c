import { playTime } from '#shared/format.ts';
import type { Track } from '#shared/tracks.ts';
import { useSong } from '#web/lib/playback/use-song.ts';
import { usePeaks } from '#web/lib/playback/use-peaks.ts';
import { cn } from '#web/ui/cn.ts';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { SongProblem } from '#web/ui/media/player/song-problem.tsx';
import { SongSeek } from '#web/ui/media/player/song-seek.tsx';
import { SongTime } from '#web/ui/media/player/song-time.tsx';

type Props = { track: Track; queue: Track[] };

/** A play button and the length; once the song is on, a whole player. A slider in each row would bury the keyboard. */
export function RowPlayer({ track, queue }: Props) {
  const { isCurrent, problem } = useSong(track);
  return (
    <>
      <PlainAudio track={track} />
      <PlayerFrame
        label={`Player for ${track.title}`}
        track={track}
        queue={queue}
        className={cn('flex min-h-11 items-center gap-3', problem !== 'unavailable' && 'noscript:hidden')}
      >
        {problem !== 'unavailable' && <PlayButton track={track} queue={queue} />}
        {problem && <SongProblem problem={problem} />}
        {!problem && isCurrent && <RowSeek track={track} queue={queue} />}
        {!problem && !isCurrent && track.duration !== null && (
          <span className="text-xs text-soft tabular-nums">{playTime(track.duration)}</span>
        )}
      </PlayerFrame>
    </>
  );
}

function RowSeek({ track, queue }: Props) {
  const peaks = usePeaks(track.id);
  return (
    <>
      <SongSeek track={track} queue={queue} peaks={peaks} />
      <SongTime track={track} className="text-soft" />
      <MuteButton className="-ml-1.5" />
    </>
  );
}
