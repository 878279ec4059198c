import { X, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { CloseButton, Transport, VolumeControls } from '#web/features/player/player-controls.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { carryCover, visibleCoverIn } from '#web/lib/navigation/carry-cover.ts';
import { useMediaSession } from '#web/lib/playback/use-media-session.ts';
import { useTrackPeaks } from '#web/lib/playback/use-track-peaks.ts';
import { useTrackPlayback, useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { TrackSeek, TrackTime } from '#web/ui/media/player/track-seek.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

const {
  Part: NowPlaying,
  preload,
  loadAhead,
} = lazyPart(() => import('#web/features/player/now-playing.tsx'));

const coverInBar = () => visibleCoverIn('[data-player-bar]');
const coverInView = () => visibleCoverIn('[role=dialog]');

export default function PlayerBar({ track, artistName }: { track: Track; artistName: string }) {
  const { problem } = useTrackPlayback(track);
  const peaks = useTrackPeaks(track.id);
  useMediaSession(artistName);
  const [isOpen, setIsOpen] = useState(false);
  const openView = () =>
    carryCover({ from: coverInBar, to: coverInView, update: () => setIsOpen(true), load: preload });
  const closeView = () => carryCover({ from: coverInView, to: coverInBar, update: () => setIsOpen(false) });
  return (
    <>
      <PlayerFrame
        landmark
        label={text().player.bar}
        track={track}
        className="fixed inset-x-0 bottom-0 z-40 animate-rise border-t border-line bg-surface/96 pb-[env(safe-area-inset-bottom)] backdrop-blur-md"
      >
        <div className="shell flex h-19 items-center gap-3 md:gap-5">
          <OpenButton track={track} onNear={loadAhead} onOpen={openView} />
          <BarTitle track={track} artistName={artistName} />
          <Transport track={track} className="relative max-md:-me-2" />
          {problem ? (
            <div role="alert" className="max-md:absolute max-md:inset-x-0 max-md:bottom-full md:grow">
              <TrackProblem problem={problem} className="max-md:bg-danger-wash max-md:px-5 max-md:py-2.5" />
            </div>
          ) : (
            <>
              <PlayedLine track={track} />
              <TrackSeek track={track} peaks={peaks} className="max-md:hidden" />
              <TrackTime track={track} className="text-soft max-md:hidden" />
            </>
          )}
          <div className="-me-2 flex items-center gap-3 max-md:hidden">
            <VolumeControls />
            <CloseButton>
              <X aria-hidden="true" />
            </CloseButton>
          </div>
        </div>
      </PlayerFrame>
      {isOpen && (
        <LazyDialog onClose={closeView}>
          <NowPlaying track={track} artistName={artistName} onClose={closeView} />
        </LazyDialog>
      )}
    </>
  );
}

type OpenButtonProps = { track: Track; onNear: () => void; onOpen: () => void };

/** On phones it covers the whole bar, beneath the other buttons. */
function OpenButton({ track, onNear, onOpen }: OpenButtonProps) {
  const { isPlaying } = useTrackPlayback(track);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="group shrink-0 rounded-small max-md:after:absolute max-md:after:inset-0"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <span className="sr-only">{text().player.open(track)}</span>
      <span className="relative block">
        {isPlaying && (
          <span
            aria-hidden="true"
            className="absolute -inset-1 animate-halo rounded-field border-2 border-accent"
          />
        )}
        <Cover track={track} sizes="52px" className="size-13 rounded-small!" />
        <span className="absolute end-0.5 bottom-0.5 grid size-5 place-items-center rounded-full bg-disc/85 text-on-disc transition-colors group-hover:bg-disc-lit max-md:hidden">
          <ChevronUp aria-hidden="true" className="size-4" />
        </span>
      </span>
    </button>
  );
}

function BarTitle({ track, artistName }: { track: Track; artistName: string }) {
  return (
    <div className="w-24 min-w-0 max-md:grow md:w-44">
      <p className="flex items-center gap-1.5">
        <span className="truncate text-sm font-semibold" title={track.title}>
          <span dir="auto" className="md:hidden">
            {track.title}
          </span>
          <span className="max-md:hidden">
            <TitleLink kind="track" item={track} />
          </span>
        </span>
        <ExplicitMark track={track} />
      </p>
      <p className="truncate text-xs text-soft">
        {artistName} · {shownType(track)}
      </p>
    </div>
  );
}

/** Phones seek in the full player. */
function PlayedLine({ track }: { track: Track }) {
  const { position, duration } = useTrackTime(track);
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 h-0.5 left-to-right md:hidden">
      <div
        className="h-full origin-left bg-accent"
        style={{ scale: `${Math.min(1, position / (duration || 1))} 1` }}
      />
    </div>
  );
}
