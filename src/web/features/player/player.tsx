import { useIsSettled } from '#web/lib/hooks/use-is-settled.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { useIsUsed } from '#web/lib/lazy/use-is-used.ts';
import { hasSavedPlayer } from '#web/lib/playback/has-saved-player.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { Shortcuts } from '#web/ui/shortcuts/shortcuts.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

const { Part: PlayerBar } = lazyPart(() => import('#web/features/player/player-bar.tsx'));
const { Part: Background } = lazyPart(() => import('#web/features/player/background.tsx'));

/** The bar is loaded when the first track starts. */
export function Player({ artistName }: { artistName: string }) {
  const track = usePlayback((state) => state.track);
  const isUsed = useIsUsed();
  // Restores the track of before a reload after hydration.
  const isSettled = useIsSettled();
  return (
    <>
      {isSettled && (isUsed || track || hasSavedPlayer()) && (
        <LazyBoundary attempt={track?.id}>
          <Background />
        </LazyBoundary>
      )}
      {track && (
        <LazyBoundary attempt={track.id}>
          <PlayerBar track={track} artistName={artistName} />
        </LazyBoundary>
      )}
      <Shortcuts />
    </>
  );
}
