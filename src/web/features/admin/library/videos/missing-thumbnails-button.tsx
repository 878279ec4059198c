import { Images } from 'lucide-react';
import { useState } from 'react';
import { thumbnailStatus, thumbnailStatuses, type Video } from '#shared/videos.ts';
import { useMissingThumbnails } from '#web/features/admin/library/videos/use-thumbnails.ts';
import { Button } from '#web/ui/button.tsx';

/** Works through all videos without a thumbnail and counts along. */
export function MissingThumbnailsButton({ videos }: { videos: Video[] }) {
  const { mutate, isPending } = useMissingThumbnails();
  const [atStart, setAtStart] = useState(0);
  const missing = videos.filter(
    (video) => thumbnailStatus(video) === thumbnailStatuses.needsGeneration,
  ).length;
  const made = Math.max(0, atStart - missing);

  return (
    <div className="flex flex-wrap items-center gap-3">
      <output className="text-sm text-soft tabular-nums empty:absolute">
        {isPending && atStart > 0 && `${made} of ${atStart} made`}
      </output>
      <Button
        variant="outline"
        size="small"
        disabled={isPending}
        onClick={() => {
          setAtStart(missing);
          mutate();
        }}
      >
        <Images aria-hidden="true" />
        {isPending ? 'Generating...' : 'Generate Missing Thumbnails'}
      </Button>
    </div>
  );
}
