import { X } from 'lucide-react';
import { useState } from 'react';
import type { Track } from '#shared/tracks.schema.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { closePlayer } from '#web/lib/playback/playback.ts';
import { useMediaSession } from '#web/lib/playback/use-media-session.ts';
import { useTrackPeaks } from '#web/lib/playback/use-track-peaks.ts';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlayerFrame } from '#web/ui/media/player/player-frame.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';
import { TrackSeek } from '#web/ui/media/player/track-seek.tsx';
import { TrackTime } from '#web/ui/media/player/track-time.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';
import { BarTitle } from '#web/features/player/bar-title.tsx';
import { OpenButton } from '#web/features/player/open-button.tsx';
import { Transport } from '#web/features/player/transport.tsx';
import { VolumeControls } from '#web/features/player/volume-controls.tsx';

const { Part: NowPlaying, loadAhead } = lazyPart(() => import('#web/features/player/now-playing.tsx'));

function close() {
  closePlayer();
  // The bar goes away with the button in it: the keyboard continues on the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The track that is on, on every page. */
export default function PlayerBar({ track, artistName }: { track: Track; artistName: string }) {
  const { problem } = useTrackPlayback(track);
  const peaks = useTrackPeaks(track.id);
  useMediaSession(artistName);
  const [isOpen, setIsOpen] = useState(false);
  const closeView = () => setIsOpen(false);
  return (
    <PlayerFrame
      landmark
      label="Player"
      track={track}
      className="fixed inset-x-0 bottom-0 z-40 animate-rise border-t border-line bg-surface/96 pb-[env(safe-area-inset-bottom)] backdrop-blur-md"
    >
      <div className="shell flex h-19 items-center gap-2 max-md:w-[calc(100%-1.5rem)] md:gap-5">
        <OpenButton track={track} onNear={loadAhead} onOpen={() => setIsOpen(true)} />
        <BarTitle track={track} artistName={artistName} />
        <Transport track={track} />
        {problem ? (
          <div role="alert" className="max-md:absolute max-md:inset-x-0 max-md:bottom-full md:grow">
            <TrackProblem problem={problem} className="max-md:bg-danger-wash max-md:px-5 max-md:py-2.5" />
          </div>
        ) : (
          <>
            <TrackSeek
              track={track}
              peaks={peaks}
              thinOnPhones
              className="max-md:absolute! max-md:inset-x-0 max-md:-top-4 max-md:h-8!"
            />
            <TrackTime track={track} className="text-soft max-md:hidden" />
          </>
        )}
        <div className="-mr-2 flex items-center md:gap-3">
          <VolumeControls />
          <IconButton label="Close player" className="max-md:w-10" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isOpen && (
        <LazyDialog onClose={closeView}>
          <NowPlaying track={track} artistName={artistName} onClose={closeView} />
        </LazyDialog>
      )}
    </PlayerFrame>
  );
}
