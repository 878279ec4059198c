import { DiscAlbum, Eye } from 'lucide-react';
import { useState } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
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
import { SelectionBar } from '#web/admin/lists/selection-bar.tsx';
import { SortableTable } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { EditTrackDialog } from '#web/admin/tracks/edit-track-dialog.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectBox } from '#web/ui/fields/select-box.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const ChangeVisibilityDialog = lazyPart(() => import('#web/admin/tracks/change-visibility-dialog.tsx'));
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
  const [selected, setSelected] = useState<Track[]>([]);
  const [opened, setOpened] = useState<'visibility' | 'release' | null>(null);
  const closeOpened = () => setOpened(null);
  const isSelected = (track: Track) => selected.some(({ id }) => id === track.id);
  const toggle = (track: Track) =>
    setSelected(isSelected(track) ? selected.filter(({ id }) => id !== track.id) : [...selected, track]);
  const { library, list: texts, upload, selection, changeVisibility } = ownerText().tracks;
  return (
    <Card title={library}>
      <ListFrame list={list} texts={texts} upload={{ form: 'music', label: upload.send }}>
        <SortableTable caption={library} list={list}>
          {list.items.map((track) => (
            <TrackRow
              key={track.id}
              track={track}
              isOpening={opening?.id === track.id}
              isSelected={isSelected(track)}
              onSelect={() => toggle(track)}
              onEdit={() => edit(track)}
            />
          ))}
        </SortableTable>
        {selected.length > 0 && (
          <SelectionBar
            label={selection}
            count={ownerText().lists.selected.track({ count: selected.length, shown: selected.length })}
            onClear={() => setSelected([])}
          >
            <Button variant="quiet" size="small" onClick={() => setOpened('visibility')}>
              <Eye aria-hidden="true" />
              {changeVisibility.title}
            </Button>
            <Button size="small" onClick={() => setOpened('release')}>
              <DiscAlbum aria-hidden="true" />
              {ownerText().releases.make.title}
            </Button>
          </SelectionBar>
        )}
      </ListFrame>
      {edited && <EditTrackDialog track={edited} onClose={close} />}
      {opened === 'visibility' && (
        <LazyDialog onClose={closeOpened}>
          <ChangeVisibilityDialog.Part
            tracks={selected}
            onChanged={() => setSelected([])}
            onClose={closeOpened}
          />
        </LazyDialog>
      )}
      {opened === 'release' && (
        <LazyDialog onClose={closeOpened}>
          <NewReleaseDialog.Part tracks={selected} onMade={() => setSelected([])} onClose={closeOpened} />
        </LazyDialog>
      )}
    </Card>
  );
}

type RowProps = {
  track: Track;
  isOpening: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onEdit: () => void;
};

function TrackRow({ track, isOpening, isSelected, onSelect, onEdit }: RowProps) {
  const { row, columns: labels } = ownerText().tracks;
  return (
    <tr>
      <TableCell>
        <div className="flex min-w-0 items-center">
          <SelectBox label={row.select({ title: track.title })} checked={isSelected} onChange={onSelect} />
          <RowTitle
            picture={
              <SmallPicture
                title={track.title}
                path={coverOf(track).coverArt}
                facts={coverOf(track).coverPicture}
                className="size-11"
              />
            }
            note={
              <>
                {track.release && (
                  <span className="text-xs text-soft">{row.release({ release: track.release.title })}</span>
                )}
                <VisibilityBadge item={track} />
              </>
            }
          >
            {track.title}
          </RowTitle>
        </div>
      </TableCell>
      <TableCell label={labels.releaseType}>{text().catalogue.releaseTypes[track.releaseType]}</TableCell>
      <TableCell label={labels.uploadDate} className="whitespace-nowrap ledger:whitespace-normal">
        <RowDates item={track} />
      </TableCell>
      <TableCell label={labels.featured} className="ledger:min-w-28">
        <FeaturedMark featured={track.featured} />
      </TableCell>
      <TableCell>
        <RowActions kind="track" item={track} isOpening={isOpening} onEdit={onEdit} />
      </TableCell>
    </tr>
  );
}
