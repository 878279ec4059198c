import { ownerText, text } from '#shared/language/text.ts';
import { preciseViews } from '#shared/primitives/numbers.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { thumbnailStatus } from '#shared/catalogue/thumbnails.ts';
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

function columns(): Column<'video'>[] {
  const labels = ownerText().videos.columns;
  return [
    { label: labels.title, sort: 'title' },
    { label: labels.videoType, sort: 'videoType' },
    { label: labels.uploadDate, sort: 'uploadDate', largestFirst: true },
    { label: labels.views, sort: 'views', largestFirst: true },
    { label: labels.featured, sort: 'featured', largestFirst: true },
    { label: labels.thumbnail, sort: 'thumbnail' },
    { label: labels.actions },
  ];
}

export function VideoLibrary() {
  const run = useThumbnailRun();
  const list = useAdminList('video', {
    columns: columns(),
    startBy: 'uploadDate',
    // Shows each thumbnail when it is made.
    refetchInterval: run.isRunning && PROGRESS_MS,
  });
  const { edited, opening, edit, close } = useEditedItem('video');
  return (
    <Card title={ownerText().videos.library} actions={<MissingThumbnails run={run} />}>
      <ListFrame
        list={list}
        texts={ownerText().videos.list}
        upload={{ form: 'video', label: ownerText().videos.add }}
        isWide
      >
        <SortableTable caption={ownerText().videos.library} list={list}>
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
  available: 'success',
  needsGeneration: 'danger',
  notApplicable: 'neutral',
} as const;

type RowProps = { video: Video; isOpening: boolean; onEdit: () => void };

function VideoRow({ video, isOpening, onEdit }: RowProps) {
  const status = thumbnailStatus(video);
  const labels = ownerText().videos.columns;
  const needsThumbnail = status === 'needsGeneration';
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
      <TableCell label={labels.videoType}>{text().catalogue.videoTypes[video.videoType]}</TableCell>
      <TableCell label={labels.uploadDate} className="whitespace-nowrap ledger:whitespace-normal">
        <RowDates item={video} />
      </TableCell>
      <TableCell label={labels.views} className="tabular-nums">
        {preciseViews(video.views)}
      </TableCell>
      <TableCell label={labels.featured} className="ledger:min-w-28">
        <FeaturedMark featured={video.featured} />
      </TableCell>
      <TableCell label={labels.thumbnail} className="whitespace-nowrap ledger:w-auto">
        <Badge variant={statusVariants[status]}>{ownerText().videos.thumbnailStatus[status]}</Badge>
      </TableCell>
      <TableCell>
        {needsThumbnail && <GenerateThumbnailButton video={video} />}
        <RowActions kind="video" item={video} isOpening={isOpening} onEdit={onEdit} />
      </TableCell>
    </tr>
  );
}
