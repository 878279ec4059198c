import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { coverOf } from '#shared/covers.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { releaseTypeLabels } from '#shared/tracks.ts';
import { useEditedItem } from '#web/features/admin/edit/use-edited-item.ts';
import { ActionButton, DeleteButton } from '#web/features/admin/lists/row-buttons.tsx';
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx';
import { PageActions } from '#web/features/admin/lists/page-actions.tsx';
import { FeaturedMark, RowDates, RowTitle, SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import { SortableTable } from '#web/features/admin/lists/sortable-table.tsx';
import { VisibilityBadge } from '#web/features/admin/lists/visibility-badge.tsx';
import { useAdminList, type Column } from '#web/features/admin/lists/use-admin-list.ts';
import { EditTrackDialog } from '#web/features/admin/tracks/edit-track-dialog.tsx';
import { ChosenSongs } from '#web/features/admin/releases/chosen-songs.tsx';
import { SelectBox } from '#web/features/admin/messages/selection-bar.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const ChangeVisibilityDialog = lazyPart(
  () => import('#web/features/admin/tracks/change-visibility-dialog.tsx'),
);
const NewReleaseDialog = lazyPart(() => import('#web/features/admin/releases/new-release-dialog.tsx'));

const columns: Column<'track'>[] = [
  { label: 'Title', sort: 'title' },
  { label: 'Type', sort: 'releaseType' },
  { label: 'Upload Date', sort: 'uploadDate', largestFirst: true },
  { label: 'Featured', sort: 'featured', largestFirst: true },
  { label: 'Actions' },
];

const words = {
  search: 'Search tracks',
  loading: 'Loading music tracks...',
  empty: 'No music tracks found. Upload some tracks to get started.',
  failure: 'The music tracks could not be loaded.',
};

export function TrackLibrary() {
  const list = useAdminList('track', { columns, startBy: 'uploadDate' });
  const { edited, opening, edit, close } = useEditedItem('track');
  const [selected, setSelected] = useState<Track[]>([]);
  const [opened, setOpened] = useState<'visibility' | 'release' | null>(null);
  const closeOpened = () => setOpened(null);
  const isSelected = (track: Track) => selected.some(({ id }) => id === track.id);
  const toggle = (track: Track) =>
    setSelected(isSelected(track) ? selected.filter(({ id }) => id !== track.id) : [...selected, track]);
  return (
    <Card title="Music Library">
      <ListFrame list={list} words={words} upload={{ form: 'music', label: 'Upload Music' }}>
        <SortableTable caption="Music Library" list={list}>
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
          <ChosenSongs
            count={selected.length}
            onClear={() => setSelected([])}
            onChangeVisibility={() => setOpened('visibility')}
            onMake={() => setOpened('release')}
          />
        )}
      </ListFrame>
      {edited && <EditTrackDialog track={edited} onClose={close} />}
      {opened === 'visibility' && (
        <LazyDialog onClose={closeOpened}>
          <ChangeVisibilityDialog.Part
            songs={selected}
            onChanged={() => setSelected([])}
            onClose={closeOpened}
          />
        </LazyDialog>
      )}
      {opened === 'release' && (
        <LazyDialog onClose={closeOpened}>
          <NewReleaseDialog.Part songs={selected} onMade={() => setSelected([])} onClose={closeOpened} />
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
  return (
    <tr>
      <TableCell>
        <div className="flex min-w-0 items-center">
          <SelectBox label={`Select ${track.title}`} checked={isSelected} onChange={onSelect} />
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
                {track.release && <span className="text-xs text-soft">On {track.release.title}</span>}
                <VisibilityBadge item={track} />
              </>
            }
          >
            {track.title}
          </RowTitle>
        </div>
      </TableCell>
      <TableCell label="Type">{releaseTypeLabels[track.releaseType]}</TableCell>
      <TableCell label="Upload Date" className="whitespace-nowrap ledger:whitespace-normal">
        <RowDates item={track} />
      </TableCell>
      <TableCell label="Featured" className="ledger:min-w-28">
        <FeaturedMark featured={track.featured} />
      </TableCell>
      <TableCell>
        <PageActions kind="track" item={track} />
        <ActionButton action="Edit" subject={track.title} onClick={onEdit}>
          {isOpening ? <Spinner label="Opening..." /> : <Pencil aria-hidden="true" />}
        </ActionButton>
        <DeleteButton kind="track" id={track.id} subject={track.title} />
      </TableCell>
    </tr>
  );
}
