import { Square } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { CloseButton, Transport, VolumeControls } from '#web/features/player/player-controls.tsx';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { ExternalLinks } from '#web/ui/links/external-links.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { TrackDownload } from '#web/ui/media/player/track-download.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { TrackSeek, TrackTime } from '#web/ui/media/player/track-seek.tsx';
import { KeepOfflineButton } from '#web/ui/offline/keep-offline-button.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

/** On a phone, lyrics, queue and credits leave room for a small cover only. */
type Compact = { isCompact: boolean };

type TitleProps = Compact & { track: Track; artistName: string };

export function NowPlayingTitle({ track, artistName, isCompact }: TitleProps) {
  return (
    <div className={cn('flex shrink-0 items-center gap-4', !isCompact && 'mt-5')}>
      {isCompact && <Cover track={track} sizes="56px" className="size-14 shrink-0 rounded-small!" />}
      <div className="min-w-0">
        <h3
          className={cn(
            'line-clamp-2 font-display leading-[1.1] wrap-anywhere',
            isCompact ? 'text-title' : 'text-heading lg:text-lead',
          )}
        >
          <TitleLink kind="track" item={track} replace />{' '}
          <ExplicitMark track={track} className="align-middle" />
        </h3>
        <p className={cn('mt-1 truncate text-soft', isCompact && 'text-sm')}>
          {artistName} · {track.release?.title ?? shownType(track)}
        </p>
      </div>
    </div>
  );
}

/** As large as the box around it allows. */
export function LargeCover({ track }: { track: Track }) {
  return (
    <div className="[container-type:size] grid min-h-32 grow items-end justify-items-center">
      <Cover track={track} sizes="(min-width: 640px) 576px, 90vw" className="w-[min(100cqi,100cqb)]" />
    </div>
  );
}

type ControlsProps = Compact & { track: Track; peaks: number[] | null };

export function NowPlayingControls({ track, peaks, isCompact }: ControlsProps) {
  const { problem } = useTrackPlayback(track);
  return (
    <PlayerFrame label={text().player.of(track)} track={track} className="mt-3 shrink-0">
      {problem ? (
        <div role="alert">
          <TrackProblem problem={problem} />
        </div>
      ) : (
        <div className="flex items-center gap-4 left-to-right">
          <TrackSeek track={track} peaks={peaks} />
          <TrackTime track={track} className="text-soft" />
        </div>
      )}
      <div className="-mx-3 mt-2 grid grid-cols-[1fr_auto_1fr] items-center left-to-right">
        <VolumeControls />
        <Transport track={track} size={isCompact ? 'large' : 'huge'} />
        <div className="text-end">
          <CloseButton>
            <Square aria-hidden="true" fill="currentColor" className="scale-75" />
          </CloseButton>
        </div>
      </div>
    </PlayerFrame>
  );
}

const actionClass = 'px-2! max-sm:h-14! max-sm:flex-col max-sm:gap-1! max-sm:text-xs! [&_svg]:size-5!';

/** Outside of the frame, whose keys the share dialog must not press. */
export function NowPlayingActions({ track, links }: { track: Track; links: string[] }) {
  return (
    <div className="shrink-0">
      <div className="mt-2 flex justify-around">
        <ShareButton kind="track" item={track} variant="quiet" className={actionClass} />
        <TrackDownload track={track} as="file" variant="quiet" className={actionClass} />
        <KeepOfflineButton tracks={[track]} variant="quiet" className={actionClass} />
      </div>
      <ExternalLinks
        links={links}
        action="listenOn"
        label={text().links.listenElsewhere}
        className="mt-1 flex-nowrap! justify-center-safe overflow-x-auto [&>li]:shrink-0"
      />
    </div>
  );
}
