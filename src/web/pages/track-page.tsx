import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#shared/addresses.ts';
import { TrackHeader } from '#web/features/tracks/page/track-header.tsx';
import { TrackWords } from '#web/features/tracks/page/track-words.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { trackQuery } from '#web/lib/queries.ts';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { NeighbourLinks } from '#web/ui/page/neighbour-links.tsx';

/** One song: to hear, to read along, and to send to somebody. */
export default function TrackPage() {
  const { name } = useArtist();
  const query = useQuery(trackQuery(useItemId()));
  return (
    <ItemPage
      query={query}
      failed="Failed to load music. Please try again later."
      back={{ href: pagePaths.music, label: 'All Music' }}
    >
      {(track) => (
        <TrackQueue list={{ tracks: [track], next: null }}>
          <TrackHeader track={track} artistName={name} />
          <TrackWords key={track.id} track={track} />
          <NeighbourLinks kind="track" id={track.id} />
        </TrackQueue>
      )}
    </ItemPage>
  );
}
