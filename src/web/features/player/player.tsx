import { lazy, Suspense } from 'react';
import { usePlayback } from '#web/lib/playback/state.ts';

const PlayerBar = lazy(() => import('./player-bar.tsx'));

/** Stands once on every page; the bar itself is loaded when the first song starts. */
export function Player({ artistName }: { artistName: string }) {
  const track = usePlayback((state) => state.track);
  if (!track) return null;
  return (
    <Suspense fallback={null}>
      <PlayerBar track={track} artistName={artistName} />
    </Suspense>
  );
}
