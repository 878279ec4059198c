import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Listing } from '#web/features/admin/lib/listing.tsx';
import { MissingThumbnailsButton } from '#web/features/admin/library/videos/missing-thumbnails-button.tsx';
import { missingThumbnailsKey } from '#web/features/admin/library/videos/use-thumbnails.ts';
import { VideoTable } from '#web/features/admin/library/videos/video-table.tsx';
import { videosQuery } from '#web/lib/queries.ts';
import { Card } from '#web/ui/card.tsx';

/** How often the list is read anew while thumbnails are being made, so that each shows as it is done. */
const PROGRESS_MS = 1_500;

export function VideoLibrary() {
  const isGenerating = useIsMutating({ mutationKey: missingThumbnailsKey }) > 0;
  const videos = useQuery({
    ...videosQuery,
    refetchOnMount: 'always',
    refetchInterval: isGenerating && PROGRESS_MS,
  });
  return (
    <Card title="Video Library" actions={<MissingThumbnailsButton videos={videos.data ?? []} />}>
      <Listing
        isWide
        query={videos}
        loading="Loading videos..."
        empty="No videos found. Add some videos to get started."
        failure="The videos could not be loaded."
      >
        {(rows) => <VideoTable videos={rows} />}
      </Listing>
    </Card>
  );
}
