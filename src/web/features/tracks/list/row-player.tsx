import { text } from '#shared/language/text.ts';
import { playTime } from '#shared/primitives/format.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { useTrackPeaks } from '#web/lib/playback/use-track-peaks.ts';
import { cn } from '#web/ui/cn.ts';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { TrackSeek, TrackTime } from '#web/ui/media/player/track-seek.tsx';

type Props = { track: Track };

/** Only the current track has a seek bar: a slider in each row would be too many tab stops. */
export function RowPlayer({ track }: Props) {
  const { isCurrent, problem } = useTrackPlayback(track);
  return (
    <>
      <PlainAudio track={track} />
      <PlayerFrame
        label={text().player.of(track)}
        track={track}
        className={cn(
          'flex min-h-11 items-center gap-3 left-to-right max-[24rem]:gap-2 rtl:justify-end',
          problem !== 'unavailable' && 'noscript:hidden',
        )}
      >
        {problem !== 'unavailable' && (
          <PlayButton track={track} className="resting:bg-transparent resting:text-ink" />
        )}
        {problem && <TrackProblem problem={problem} />}
        {!problem && isCurrent && <RowSeek track={track} />}
        {!problem && !isCurrent && track.duration !== null && (
          <span className="text-xs text-soft tabular-nums">{playTime(track.duration)}</span>
        )}
      </PlayerFrame>
    </>
  );
}

function RowSeek({ track }: Props) {
  const peaks = useTrackPeaks(track.id);
  return (
    <>
      <TrackSeek track={track} peaks={peaks} />
      <TrackTime track={track} className="text-soft" />
      <MuteButton className="-ms-1.5" />
    </>
  );
}
