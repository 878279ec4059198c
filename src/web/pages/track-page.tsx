import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { TrackHeader } from '#web/features/tracks/page/track-header.tsx';
import { TrackNotes } from '#web/features/tracks/page/track-notes.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { queueFrom } from '#web/lib/playback/queue.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { neighboursQuery, trackQuery } from '#web/lib/api/queries.ts';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { tintStyle } from '#web/ui/media/tint.ts';
import { NeighbourLinks } from '#web/ui/page/neighbour-links.tsx';

export default function TrackPage() {
  const { name } = useArtist();
  const id = useItemId();
  const query = useQuery(trackQuery(id));
  const { data: neighbours } = useQuery(neighboursQuery('track', id));
  return (
    <ItemPage
      query={query}
      failed={text().music.failed}
      back={{ href: pagePaths.music, label: text().pages.music }}
      tint={tintStyle}
    >
      {(track) => (
        <TrackQueue list={queueFrom([track], neighbours?.previous?.id)}>
          <TrackHeader track={track} artistName={name} />
          <TrackNotes key={track.id} track={track} />
          <NeighbourLinks kind="track" id={track.id} />
        </TrackQueue>
      )}
    </ItemPage>
  );
}
