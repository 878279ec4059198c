import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { PageQueue } from '#web/features/tracks/page/page-queue.tsx';
import { TrackHeader } from '#web/features/tracks/page/track-header.tsx';
import { TrackNotes } from '#web/features/tracks/page/track-notes.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { trackQuery } from '#web/lib/api/queries.ts';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { NeighbourLinks } from '#web/ui/page/neighbour-links.tsx';

export default function TrackPage() {
  const { name } = useArtist();
  const query = useQuery(trackQuery(useItemId()));
  return (
    <ItemPage
      query={query}
      failed={text().music.failed}
      back={{ href: pagePaths.music, label: text().pages.music }}
    >
      {(track) => (
        <PageQueue track={track}>
          <TrackHeader track={track} artistName={name} />
          <TrackNotes key={track.id} track={track} />
          <NeighbourLinks kind="track" id={track.id} />
        </PageQueue>
      )}
    </ItemPage>
  );
}
