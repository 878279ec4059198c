import { lazyPart } from '#web/lib/lazy-part.tsx';
import { usePlayback } from '#web/lib/playback/state.ts';
import { Extra } from '#web/ui/states/extra.tsx';

const { Part: PlayerBar } = lazyPart(() => import('./player-bar.tsx'));

/** Stands once on every page; the bar itself is loaded when the first song starts. */
export function Player({ artistName }: { artistName: string }) {
  const track = usePlayback((state) => state.track);
  if (!track) return null;
  return (
    <Extra attempt={track.id}>
      <PlayerBar track={track} artistName={artistName} />
    </Extra>
  );
}
