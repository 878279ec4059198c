import type { Track } from '#shared/tracks.ts';
import { usePeaks } from '#web/lib/playback/use-peaks.ts';
import { useSong } from '#web/lib/playback/use-song.ts';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { SongProblem } from '#web/ui/media/player/song-problem.tsx';
import { SongSeek } from '#web/ui/media/player/song-seek.tsx';
import { SongTime } from '#web/ui/media/player/song-time.tsx';

type Props = { track: Track; queue: Track[] };

export function FeaturedPlayer({ track, queue }: Props) {
  const { problem } = useSong(track);
  const peaks = usePeaks(track.id);
  return (
    <div className="mt-6">
      <PlainAudio track={track} />
      <PlayerFrame
        label={`Player for ${track.title}`}
        track={track}
        queue={queue}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden"
      >
        {problem !== 'unavailable' && <PlayButton track={track} queue={queue} size="large" />}
        {problem ? (
          <SongProblem problem={problem} className="grow" />
        ) : (
          <>
            <SongSeek
              track={track}
              queue={queue}
              peaks={peaks}
              className="max-sm:order-first max-sm:basis-full"
            />
            <SongTime track={track} className="text-soft max-sm:ml-auto" />
            <MuteButton className="-mx-2" />
          </>
        )}
      </PlayerFrame>
    </div>
  );
}
