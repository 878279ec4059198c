import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { Transport, VolumeControls } from '#web/features/player/player-controls.tsx';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { ExternalLinks } from '#web/ui/links/external-links.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { TrackSeek, TrackTime } from '#web/ui/media/player/track-seek.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

type Props = { track: Track; artistName: string; peaks: number[] | null; links: string[] };

/** The cover takes the remaining height. */
export function NowPlayingTrack({ track, artistName, peaks, links }: Props) {
  const { problem } = useTrackPlayback(track);
  return (
    <PlayerFrame
      label={text().player.of(track)}
      track={track}
      className="mx-auto flex w-full max-w-xl min-w-0 flex-col lg:min-h-0"
    >
      <div className="[container-type:size] grid shrink-0 items-center justify-items-start max-lg:h-[min(50cqb,90vw)] lg:min-h-0 lg:shrink lg:grow">
        <Cover track={track} sizes="(min-width: 640px) 576px, 90vw" className="w-[min(100cqi,100cqb)]" />
      </div>
      <h3 className="mt-5 line-clamp-3 shrink-0 font-display text-heading leading-[1.1] wrap-anywhere">
        <TitleLink kind="track" item={track} replace />{' '}
        <ExplicitMark track={track} className="align-middle" />
      </h3>
      <p className="mt-1 text-soft">
        {artistName} · {track.release?.title ?? shownType(track)}
      </p>
      {problem ? (
        <div role="alert" className="mt-4">
          <TrackProblem problem={problem} />
        </div>
      ) : (
        <div className="mt-4 flex items-center gap-4 left-to-right">
          <TrackSeek track={track} peaks={peaks} />
          <TrackTime track={track} className="text-soft" />
        </div>
      )}
      <div className="-ms-2.5 mt-3 flex items-center justify-between max-lg:-me-3">
        <Transport track={track} size="large" />
        <VolumeControls />
      </div>
      <ExternalLinks
        links={links}
        action="listenOn"
        label={text().links.listenElsewhere}
        className="mt-2 shrink-0"
      />
    </PlayerFrame>
  );
}
