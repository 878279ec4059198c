import { Pencil } from 'lucide-react';
import { preciseViews, shortDate } from '#shared/format.ts';
import { thumbnailStatus, thumbnailStatuses, videoTypeLabels, type Video } from '#shared/videos.ts';
import { ActionButton } from '#web/features/admin/lists/action-button.tsx';
import { DeleteButton } from '#web/features/admin/lists/delete-button.tsx';
import { FeaturedMark, RowTitle, SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import { GenerateThumbnailButton } from '#web/features/admin/videos/thumbnails.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const statusLooks = {
  [thumbnailStatuses.available]: 'success',
  [thumbnailStatuses.needsGeneration]: 'danger',
  [thumbnailStatuses.notApplicable]: 'neutral',
} as const;

export function VideoRow({ video, onEdit }: { video: Video; onEdit: () => void }) {
  const status = thumbnailStatus(video);
  const needsThumbnail = status === thumbnailStatuses.needsGeneration;
  return (
    <tr className={cn(!needsThumbnail && 'ledger:[--actions:5.75rem]')}>
      <TableCell>
        <RowTitle
          picture={
            <SmallPicture
              shape="wide"
              title={video.title}
              path={video.thumbnail}
              facts={video.thumbnailPicture}
              className="aspect-video h-11 @max-md/wide-list:aspect-square"
            />
          }
        >
          {video.title}
        </RowTitle>
      </TableCell>
      <TableCell label="Type">{videoTypeLabels[video.videoType]}</TableCell>
      <TableCell label="Upload Date" className="whitespace-nowrap ledger:whitespace-normal">
        {shortDate(video.uploadDate)}
      </TableCell>
      <TableCell label="Views" className="tabular-nums">
        {preciseViews(video.views)}
      </TableCell>
      <TableCell label="Featured">
        <FeaturedMark featured={video.featured} />
      </TableCell>
      <TableCell label="Thumbnail" className="whitespace-nowrap ledger:w-auto">
        <Badge variant={statusLooks[status]}>{status}</Badge>
      </TableCell>
      <TableCell>
        {needsThumbnail && <GenerateThumbnailButton video={video} />}
        <ActionButton action="Edit" subject={video.title} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </ActionButton>
        <DeleteButton kind="video" id={video.id} subject={video.title} />
      </TableCell>
    </tr>
  );
}
