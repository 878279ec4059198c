import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { useTrackPeaks } from '#web/lib/playback/use-track-peaks.ts';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { TrackSeek, TrackTime } from '#web/ui/media/player/track-seek.tsx';

type Props = { track: Track; isOpen: boolean; onToggle: (plays: boolean) => void };

/** At the bottom of a cover: only the play button, or a whole player that wraps on narrow covers. */
export function InlinePlayer({ track, isOpen, onToggle }: Props) {
  return (
    <PlayerFrame
      label={text().player.of(track)}
      track={track}
      className={cn(
        'absolute flex noscript:hidden',
        isOpen
          ? 'inset-x-0 bottom-0 flex-wrap items-center gap-x-1 gap-y-0.5 p-2 stage left-to-right @xs:flex-nowrap @xs:gap-x-3 @xs:p-3'
          : 'start-2 bottom-2 md:start-3 md:bottom-3',
      )}
    >
      <PlayButton track={track} onToggle={onToggle} />
      {isOpen && <OpenPlayer track={track} />}
    </PlayerFrame>
  );
}

function OpenPlayer({ track }: { track: Track }) {
  const { problem } = useTrackPlayback(track);
  const peaks = useTrackPeaks(track.id);
  if (problem)
    return (
      <TrackProblem problem={problem} className="min-w-0 flex-1 @max-xs:text-xs @max-xs:leading-tight" />
    );
  return (
    <>
      <TrackSeek
        track={track}
        peaks={peaks}
        className="@max-xs:order-first @max-xs:h-9! @max-xs:basis-full @max-[10.5rem]:h-7!"
      />
      <TrackTime
        track={track}
        className="text-soft @max-xs:mx-auto @max-[10.5rem]:order-[-2] @max-[10.5rem]:basis-full"
      />
      <MuteButton className="-ms-1 -me-1.5 @max-[10.5rem]:ms-auto" />
    </>
  );
}
