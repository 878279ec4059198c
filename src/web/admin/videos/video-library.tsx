import { preciseViews } from '#shared/primitives/format.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { videoTypeLabels } from '#shared/catalogue/videos.ts';
import { thumbnailStatus, thumbnailStatuses } from '#shared/catalogue/thumbnails.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { RowActions } from '#web/admin/lists/row-actions.tsx';
import {
  FeaturedMark,
  RowDates,
  RowTitle,
  SmallPicture,
  VisibilityBadge,
} from '#web/admin/lists/row-cells.tsx';
import { SortableTable } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { EditVideoDialog } from '#web/admin/videos/edit-video-dialog.tsx';
import {
  GenerateThumbnailButton,
  MissingThumbnails,
  PROGRESS_MS,
  useThumbnailRun,
} from '#web/admin/videos/thumbnails.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const columns: Column<'video'>[] = [
  { label: 'Title', sort: 'title' },
  { label: 'Type', sort: 'videoType' },
  { label: 'Upload Date', sort: 'uploadDate', largestFirst: true },
  { label: 'Views', sort: 'views', largestFirst: true },
  { label: 'Featured', sort: 'featured', largestFirst: true },
  { label: 'Thumbnail', sort: 'thumbnail' },
  { label: 'Actions' },
];

const texts = {
  search: 'Search videos',
  loading: 'Loading videos...',
  empty: 'No videos found. Add some videos to get started.',
  failure: 'The videos could not be loaded.',
};

export function VideoLibrary() {
  const run = useThumbnailRun();
  const list = useAdminList('video', {
    columns,
    startBy: 'uploadDate',
    // Shows each thumbnail when it is made.
    refetchInterval: run.isRunning && PROGRESS_MS,
  });
  const { edited, opening, edit, close } = useEditedItem('video');
  return (
    <Card title="Video Library" actions={<MissingThumbnails run={run} />}>
      <ListFrame list={list} texts={texts} upload={{ form: 'video', label: 'Add Video' }} isWide>
        <SortableTable caption="Video Library" list={list}>
          {list.items.map((video) => (
            <VideoRow
              key={video.id}
              video={video}
              isOpening={opening?.id === video.id}
              onEdit={() => edit(video)}
            />
          ))}
        </SortableTable>
      </ListFrame>
      {edited && <EditVideoDialog video={edited} onClose={close} />}
    </Card>
  );
}

const statusVariants = {
  [thumbnailStatuses.available]: 'success',
  [thumbnailStatuses.needsGeneration]: 'danger',
  [thumbnailStatuses.notApplicable]: 'neutral',
} as const;

type RowProps = { video: Video; isOpening: boolean; onEdit: () => void };

function VideoRow({ video, isOpening, onEdit }: RowProps) {
  const status = thumbnailStatus(video);
  const needsThumbnail = status === thumbnailStatuses.needsGeneration;
  return (
    <tr>
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
          note={<VisibilityBadge item={video} />}
        >
          {video.title}
        </RowTitle>
      </TableCell>
      <TableCell label="Type">{videoTypeLabels[video.videoType]}</TableCell>
      <TableCell label="Upload Date" className="whitespace-nowrap ledger:whitespace-normal">
        <RowDates item={video} />
      </TableCell>
      <TableCell label="Views" className="tabular-nums">
        {preciseViews(video.views)}
      </TableCell>
      <TableCell label="Featured" className="ledger:min-w-28">
        <FeaturedMark featured={video.featured} />
      </TableCell>
      <TableCell label="Thumbnail" className="whitespace-nowrap ledger:w-auto">
        <Badge variant={statusVariants[status]}>{status}</Badge>
      </TableCell>
      <TableCell>
        {needsThumbnail && <GenerateThumbnailButton video={video} />}
        <RowActions kind="video" item={video} isOpening={isOpening} onEdit={onEdit} />
      </TableCell>
    </tr>
  );
}
