import { useQuery } from '@tanstack/react-query';
import { Listing } from '#web/features/admin/lib/listing.tsx';
import { PhotoGrid } from '#web/features/admin/library/images/photo-grid.tsx';
import { photosQuery } from '#web/lib/queries.ts';
import { Card } from '#web/ui/card.tsx';

export function ImageGallery() {
  const photos = useQuery({ ...photosQuery, refetchOnMount: 'always' });
  return (
    <Card title="Image Gallery">
      <Listing
        query={photos}
        loading="Loading images..."
        empty="No images found. Upload some images to get started."
        failure="The images could not be loaded."
      >
        {(rows) => <PhotoGrid photos={rows} />}
      </Listing>
    </Card>
  );
}
