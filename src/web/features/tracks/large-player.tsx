import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { useTrackPeaks } from '#web/lib/playback/use-track-peaks.ts';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { TrackSeek, TrackTime } from '#web/ui/media/player/track-seek.tsx';

export function LargePlayer({ track }: { track: Track }) {
  const { problem } = useTrackPlayback(track);
  const peaks = useTrackPeaks(track.id);
  return (
    <div className="mt-6">
      <PlainAudio track={track} />
      <PlayerFrame
        label={text().player.of(track)}
        track={track}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 left-to-right noscript:hidden"
      >
        {problem !== 'unavailable' && <PlayButton track={track} size="large" />}
        {problem ? (
          <TrackProblem problem={problem} className="grow" />
        ) : (
          <>
            <TrackSeek track={track} peaks={peaks} className="max-sm:order-first max-sm:basis-full" />
            <TrackTime track={track} className="text-soft max-sm:ms-auto" />
            <MuteButton className="-mx-2" />
          </>
        )}
      </PlayerFrame>
    </div>
  );
}
