import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { runPlayback } from '#web/lib/playback/run-playback.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

const { Part: PlayerBar } = lazyPart(() => import('#web/features/player/player-bar.tsx'));

/** Stands once on every page; the bar itself is loaded when the first track starts. */
export function Player({ artistName }: { artistName: string }) {
  const track = usePlayback((state) => state.track);
  const client = useQueryClient();
  useEffect(() => runPlayback(client), [client]);
  if (!track) return null;
  return (
    <LazyBoundary attempt={track.id}>
      <PlayerBar track={track} artistName={artistName} />
    </LazyBoundary>
  );
}
