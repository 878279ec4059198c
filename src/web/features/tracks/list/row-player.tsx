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

/** The whole row on narrow screens, with the icon on the cover of the current track. */
const rowButtonClass =
  'max-lg:size-full max-lg:justify-start max-lg:rounded-small max-lg:bg-transparent! max-lg:active:scale-100 max-lg:rtl:justify-end max-lg:[&_svg]:size-12 max-lg:[&_svg]:translate-none max-lg:[&_svg]:rounded-small max-lg:[&_svg]:bg-black/55 max-lg:[&_svg]:p-3.5 max-lg:[&_svg]:text-white';

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
          !problem && 'max-lg:absolute max-lg:inset-0',
        )}
      >
        {problem !== 'unavailable' && (
          <PlayButton
            track={track}
            className={cn(
              'resting:bg-transparent resting:text-ink',
              !problem && rowButtonClass,
              !isCurrent && 'max-lg:[&_svg]:hidden',
            )}
          />
        )}
        {problem && <TrackProblem problem={problem} />}
        {!problem && isCurrent && (
          <div className="contents max-lg:hidden">
            <RowSeek track={track} />
          </div>
        )}
        {!problem && !isCurrent && track.duration !== null && (
          <span className="text-xs text-soft tabular-nums max-lg:hidden">{playTime(track.duration)}</span>
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
