import { useQuery } from '@tanstack/react-query';
import { Listing } from '#web/features/admin/lib/listing.tsx';
import { TrackTable } from '#web/features/admin/library/music/track-table.tsx';
import { tracksQuery } from '#web/lib/queries.ts';
import { Card } from '#web/ui/card.tsx';

export function MusicLibrary() {
  const tracks = useQuery({ ...tracksQuery, refetchOnMount: 'always' });
  return (
    <Card title="Music Library">
      <Listing
        query={tracks}
        loading="Loading music tracks..."
        empty="No music tracks found. Upload some tracks to get started."
        failure="The music tracks could not be loaded."
      >
        {(rows) => <TrackTable tracks={rows} />}
      </Listing>
    </Card>
  );
}
