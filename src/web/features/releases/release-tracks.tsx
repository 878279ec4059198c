import { text } from '#shared/language/text.ts';
import { playTime } from '#shared/primitives/format.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

export function ReleaseTracks({ tracks }: { tracks: Track[] }) {
  return (
    <TrackQueue list={{ tracks, next: null }}>
      <ol aria-label={text().releases.songs} className="border-t border-line">
        {tracks.map((track, index) => (
          <TrackRow key={track.id} track={track} number={index + 1} />
        ))}
      </ol>
    </TrackQueue>
  );
}

function TrackRow({ track, number }: { track: Track; number: number }) {
  const { isCurrent, problem } = useTrackPlayback(track);
  return (
    <li className="border-b border-line py-2">
      <PlayerFrame
        label={text().player.of(track)}
        track={track}
        className="flex min-h-11 items-center gap-3 md:gap-4"
      >
        <span className="w-6 shrink-0 text-end text-sm text-soft tabular-nums md:w-8">{number}</span>
        {problem === 'unavailable' ? (
          <span className="size-11 shrink-0" />
        ) : (
          <PlayButton
            track={track}
            className={cn('noscript:hidden', !isCurrent && 'bg-transparent! text-ink! hover:bg-ink/8!')}
          />
        )}
        <span className="min-w-0 grow">
          <span className={cn('block font-semibold wrap-anywhere', isCurrent && 'text-accent-ink')}>
            <TitleLink kind="track" item={track} />
            <ExplicitMark track={track} className="ms-2 align-middle" />
          </span>
          {problem && <TrackProblem problem={problem} />}
        </span>
        {track.duration !== null && (
          <span className="shrink-0 text-sm text-soft tabular-nums">{playTime(track.duration)}</span>
        )}
      </PlayerFrame>
      <PlainAudio track={track} />
    </li>
  );
}
