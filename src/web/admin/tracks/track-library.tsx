import { DiscAlbum, Eye, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { ItemActions } from '#web/admin/lists/item-actions.tsx';
import { FeaturedMark, RowDates, RowTitle, SmallPicture } from '#web/admin/lists/row-cells.tsx';
import { SelectAllBox, SelectAllLine, SelectRowBox } from '#web/admin/lists/select-boxes.tsx';
import { LibrarySelectionBar } from '#web/admin/lists/selection-bar.tsx';
import { SortableTable, TableRow } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { useSelection, type Selection } from '#web/admin/lists/use-selection.ts';
import { EditTrackDialog } from '#web/admin/tracks/edit-track-dialog.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const ChangeVisibilityDialog = lazyPart(() => import('#web/admin/lists/change-visibility-dialog.tsx'));
const AddToReleaseDialog = lazyPart(() => import('#web/admin/releases/add-to-release-dialog.tsx'));
const NewReleaseDialog = lazyPart(() => import('#web/admin/releases/new-release-dialog.tsx'));

function columns(): Column<'track'>[] {
  const labels = ownerText().tracks.columns;
  return [
    { label: labels.title, sort: 'title' },
    { label: labels.releaseType, sort: 'releaseType' },
    { label: labels.uploadDate, sort: 'uploadDate', largestFirst: true },
    { label: labels.featured, sort: 'featured', largestFirst: true },
    { label: labels.actions },
  ];
}

export function TrackLibrary() {
  const list = useAdminList('track', { columns: columns(), startBy: 'uploadDate' });
  const { edited, opening, edit, close } = useEditedItem('track');
  const selection = useSelection(list);
  const [opened, setOpened] = useState<'visibility' | 'add' | 'release' | null>(null);
  const closeOpened = () => setOpened(null);
  // Songs of an album are uploaded in its order, and the list shows the newest first.
  const inAlbumOrder = list.sort === '-uploadDate' ? selection.selected.toReversed() : selection.selected;
  const { library, list: texts, upload } = ownerText().tracks;
  return (
    <Card title={library}>
      <ListFrame
        list={list}
        texts={texts}
        upload={{ form: 'music', label: upload.send }}
        selection={selection}
      >
        <SelectAllLine selection={selection} className="hidden ledger:block" />
        <SortableTable caption={library} list={list} selectAll={<SelectAllBox selection={selection} />}>
          {list.items.map((track) => (
            <TrackRow
              key={track.id}
              track={track}
              isOpening={opening?.id === track.id}
              selection={selection}
              onEdit={() => edit(track)}
            />
          ))}
        </SortableTable>
        <LibrarySelectionBar kind="track" selection={selection}>
          <Button variant="quiet" size="small" onClick={() => setOpened('visibility')}>
            <Eye aria-hidden="true" />
            {ownerText().selection.visibility.title}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpened('add')}>
            <ListPlus aria-hidden="true" />
            {ownerText().selection.release.title}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpened('release')}>
            <DiscAlbum aria-hidden="true" />
            {ownerText().releases.make.title}
          </Button>
        </LibrarySelectionBar>
      </ListFrame>
      {edited && <EditTrackDialog track={edited} onClose={close} />}
      {opened === 'visibility' && (
        <LazyDialog onClose={closeOpened}>
          <ChangeVisibilityDialog.Part
            kind="track"
            items={selection.selected}
            onChanged={selection.clear}
            onClose={closeOpened}
          />
        </LazyDialog>
      )}
      {opened === 'add' && (
        <LazyDialog onClose={closeOpened}>
          <AddToReleaseDialog.Part tracks={inAlbumOrder} onAdded={selection.clear} onClose={closeOpened} />
        </LazyDialog>
      )}
      {opened === 'release' && (
        <LazyDialog onClose={closeOpened}>
          <NewReleaseDialog.Part tracks={inAlbumOrder} onMade={selection.clear} onClose={closeOpened} />
        </LazyDialog>
      )}
    </Card>
  );
}

type RowProps = { track: Track; isOpening: boolean; selection: Selection; onEdit: () => void };

function TrackRow({ track, isOpening, selection, onEdit }: RowProps) {
  const { row, columns: labels } = ownerText().tracks;
  const type = text().catalogue.releaseTypes[track.releaseType];
  const release = track.release && row.release({ release: track.release.title });
  return (
    <TableRow isSelected={selection.isSelected(track)} onOpen={onEdit}>
      <TableCell>
        <div className="flex min-w-0 items-center">
          <SelectRowBox label={ownerText().lists.select(track)} item={track} selection={selection} />
          <RowTitle
            picture={
              <SmallPicture
                title={track.title}
                path={coverOf(track).coverArt}
                facts={coverOf(track).coverPicture}
                className="size-11"
              />
            }
            item={track}
            note={release && <span className="text-xs text-soft">{release}</span>}
            facts={[track.featured && ownerText().lists.onHome, type, shortDate(track.uploadDate), release]}
          />
        </div>
      </TableCell>
      <TableCell label={labels.releaseType}>{type}</TableCell>
      <TableCell label={labels.uploadDate} className="whitespace-nowrap">
        <RowDates item={track} />
      </TableCell>
      <TableCell label={labels.featured}>
        <FeaturedMark featured={track.featured} />
      </TableCell>
      <TableCell>
        <ItemActions kind="track" item={track} isOpening={isOpening} onEdit={onEdit} />
      </TableCell>
    </TableRow>
  );
}
