import { ownerText, text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { preciseViews } from '#shared/primitives/numbers.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { thumbnailStatus } from '#shared/catalogue/thumbnails.ts';
import { ConversionStatus } from '#web/admin/conversion-status.tsx';
import { LibraryRow, type RowProps } from '#web/admin/library/library-row.tsx';
import { LibraryTable } from '#web/admin/library/library-table.tsx';
import { FeaturedMark, RowDates, SmallPicture } from '#web/admin/lists/row-cells.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { EditVideoDialog } from '#web/admin/videos/edit-video-dialog.tsx';
import {
  MissingThumbnails,
  PROGRESS_MS,
  useGenerateThumbnail,
  useThumbnailRun,
} from '#web/admin/videos/thumbnails.tsx';
import { Badge } from '#web/ui/badge.tsx';
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
  return (
    <LibraryTable
      kind="video"
      list={list}
      texts={ownerText().videos}
      actions={<MissingThumbnails run={run} />}
      upload={{ form: 'video', label: ownerText().videos.add }}
      isWide
      Row={VideoRow}
      EditDialog={EditVideoDialog}
    />
  );
}

const statusVariants = {
  available: 'success',
  needsGeneration: 'danger',
  notApplicable: 'neutral',
} as const;

function VideoRow({ item: video, ...row }: RowProps<Video>) {
  const status = thumbnailStatus(video);
  const { columns: labels, thumbnailStatus: statusTexts } = ownerText().videos;
  const type = text().catalogue.videoTypes[video.videoType];
  const needsThumbnail = status === 'needsGeneration';
  const generate = useGenerateThumbnail(video);
  return (
    <LibraryRow
      {...row}
      kind="video"
      item={video}
      picture={
        <SmallPicture
          shape="wide"
          title={video.title}
          path={video.thumbnail}
          facts={video.thumbnailPicture}
          className="aspect-video h-11 @max-md/wide-list:aspect-square"
        />
      }
      status={<ConversionStatus kind="video" id={video.id} />}
      facts={[
        video.featured && ownerText().lists.onHome,
        needsThumbnail && ownerText().videos.needsThumbnail,
        shortDate(video.uploadDate),
        type,
        ownerText().videos.viewed({ count: video.views, views: preciseViews(video.views) }),
      ]}
      more={needsThumbnail ? [generate] : []}
    >
      <TableCell label={labels.videoType}>{type}</TableCell>
      <TableCell label={labels.uploadDate} className="whitespace-nowrap">
        <RowDates item={video} />
      </TableCell>
      <TableCell label={labels.views} className="tabular-nums">
        {preciseViews(video.views)}
      </TableCell>
      <TableCell label={labels.featured}>
        <FeaturedMark featured={video.featured} />
      </TableCell>
      <TableCell label={labels.thumbnail} className="whitespace-nowrap">
        <Badge variant={statusVariants[status]}>{statusTexts[status]}</Badge>
      </TableCell>
    </LibraryRow>
  );
}
