import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { preciseViews } from '#shared/primitives/numbers.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { thumbnailStatus } from '#shared/catalogue/thumbnails.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { ItemActions } from '#web/admin/lists/item-actions.tsx';
import { FeaturedMark, RowDates, RowTitle, SmallPicture } from '#web/admin/lists/row-cells.tsx';
import { SelectAllBox, SelectAllLine, SelectRowBox } from '#web/admin/lists/select-boxes.tsx';
import { LibrarySelectionBar } from '#web/admin/lists/selection-bar.tsx';
import { SortableTable, TableRow } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { useSelection, type Selection } from '#web/admin/lists/use-selection.ts';
import { EditVideoDialog } from '#web/admin/videos/edit-video-dialog.tsx';
import {
  MissingThumbnails,
  PROGRESS_MS,
  useGenerateThumbnail,
  useThumbnailRun,
} from '#web/admin/videos/thumbnails.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const ChangeVisibilityDialog = lazyPart(() => import('#web/admin/lists/change-visibility-dialog.tsx'));

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
  const selection = useSelection(list);
  const [isChanging, setIsChanging] = useState(false);
  const closeChange = () => setIsChanging(false);
  return (
    <Card title={ownerText().videos.library} actions={<MissingThumbnails run={run} />}>
      <ListFrame
        list={list}
        texts={ownerText().videos.list}
        upload={{ form: 'video', label: ownerText().videos.add }}
        isWide
        selection={selection}
      >
        <SelectAllLine selection={selection} className="hidden ledger:block" />
        <SortableTable
          caption={ownerText().videos.library}
          list={list}
          selectAll={<SelectAllBox selection={selection} />}
        >
          {list.items.map((video) => (
            <VideoRow
              key={video.id}
              video={video}
              isOpening={opening?.id === video.id}
              selection={selection}
              onEdit={() => edit(video)}
            />
          ))}
        </SortableTable>
        <LibrarySelectionBar kind="video" selection={selection}>
          <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
            <Eye aria-hidden="true" />
            {ownerText().selection.visibility.title}
          </Button>
        </LibrarySelectionBar>
      </ListFrame>
      {edited && <EditVideoDialog video={edited} onClose={close} />}
      {isChanging && (
        <LazyDialog onClose={closeChange}>
          <ChangeVisibilityDialog.Part
            kind="video"
            items={selection.selected}
            onChanged={selection.clear}
            onClose={closeChange}
          />
        </LazyDialog>
      )}
    </Card>
  );
}

const statusVariants = {
  available: 'success',
  needsGeneration: 'danger',
  notApplicable: 'neutral',
} as const;

type RowProps = { video: Video; isOpening: boolean; selection: Selection; onEdit: () => void };

function VideoRow({ video, isOpening, selection, onEdit }: RowProps) {
  const status = thumbnailStatus(video);
  const { columns: labels, thumbnailStatus: statusTexts } = ownerText().videos;
  const type = text().catalogue.videoTypes[video.videoType];
  const needsThumbnail = status === 'needsGeneration';
  const generate = useGenerateThumbnail(video);
  return (
    <TableRow isSelected={selection.isSelected(video)} onOpen={onEdit}>
      <TableCell>
        <div className="flex min-w-0 items-center">
          <SelectRowBox label={ownerText().lists.select(video)} item={video} selection={selection} />
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
            item={video}
            facts={[
              video.featured && ownerText().lists.onHome,
              needsThumbnail && ownerText().videos.needsThumbnail,
              shortDate(video.uploadDate),
              type,
              ownerText().videos.viewed({ count: video.views, views: preciseViews(video.views) }),
            ]}
          />
        </div>
      </TableCell>
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
      <TableCell>
        <ItemActions
          kind="video"
          item={video}
          isOpening={isOpening}
          onEdit={onEdit}
          more={needsThumbnail ? [generate] : []}
        />
      </TableCell>
    </TableRow>
  );
}
