import { Pencil } from 'lucide-react';
import { preciseViews } from '#shared/format.ts';
import type { Video } from '#shared/videos.schema.ts';
import { thumbnailStatus, thumbnailStatuses } from '#shared/thumbnails.ts';
import { videoTypeLabels } from '#shared/videos.ts';
import { useEditedItem } from '#web/features/admin/edit/use-edited-item.ts';
import { ActionButton, DeleteButton } from '#web/features/admin/lists/row-buttons.tsx';
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx';
import { PageActions } from '#web/features/admin/lists/page-actions.tsx';
import { FeaturedMark, RowDates, RowTitle, SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import { SortableTable } from '#web/features/admin/lists/sortable-table.tsx';
import { VisibilityBadge } from '#web/features/admin/lists/visibility-badge.tsx';
import { useAdminList, type Column } from '#web/features/admin/lists/use-admin-list.ts';
import { EditVideoDialog } from '#web/features/admin/videos/edit-video-dialog.tsx';
import {
  GenerateThumbnailButton,
  MissingThumbnails,
  PROGRESS_MS,
  useThumbnailRun,
} from '#web/features/admin/videos/thumbnails.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
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

const words = {
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
    // So that each thumbnail shows as it is made.
    refetchInterval: run.isRunning && PROGRESS_MS,
  });
  const { edited, opening, edit, close } = useEditedItem('video');
  return (
    <Card title="Video Library" actions={<MissingThumbnails run={run} />}>
      <ListFrame list={list} words={words} upload={{ form: 'video', label: 'Add Video' }} isWide>
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

const statusLooks = {
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
        <Badge variant={statusLooks[status]}>{status}</Badge>
      </TableCell>
      <TableCell>
        {needsThumbnail && <GenerateThumbnailButton video={video} />}
        <PageActions kind="video" item={video} />
        <ActionButton action="Edit" subject={video.title} onClick={onEdit}>
          {isOpening ? <Spinner label="Opening..." /> : <Pencil aria-hidden="true" />}
        </ActionButton>
        <DeleteButton kind="video" id={video.id} subject={video.title} />
      </TableCell>
    </tr>
  );
}
