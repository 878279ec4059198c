import { Pencil } from 'lucide-react';
import { shortDate } from '#shared/format.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { releaseTypeLabels } from '#shared/tracks.ts';
import { useEditedItem } from '#web/features/admin/edit/use-edited-item.ts';
import { ActionButton, DeleteButton } from '#web/features/admin/lists/row-buttons.tsx';
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx';
import { FeaturedMark, RowTitle, SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import { SortableTable } from '#web/features/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/features/admin/lists/use-admin-list.ts';
import { EditTrackDialog } from '#web/features/admin/tracks/edit-track-dialog.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

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
  const { edited, edit, close } = useEditedItem('track');
  return (
    <Card title="Music Library">
      <ListFrame list={list} words={words} upload={{ form: 'music', label: 'Upload Music' }}>
        <SortableTable caption="Music Library" list={list}>
          {list.items.map((track) => (
            <TrackRow key={track.id} track={track} onEdit={() => edit(track)} />
          ))}
        </SortableTable>
      </ListFrame>
      {edited && <EditTrackDialog track={edited} onClose={close} />}
    </Card>
  );
}

function TrackRow({ track, onEdit }: { track: Track; onEdit: () => void }) {
  return (
    <tr>
      <TableCell>
        <RowTitle
          picture={
            <SmallPicture
              title={track.title}
              path={track.coverArt}
              facts={track.coverPicture}
              className="size-11"
            />
          }
        >
          {track.title}
        </RowTitle>
      </TableCell>
      <TableCell label="Type">{releaseTypeLabels[track.releaseType]}</TableCell>
      <TableCell label="Upload Date" className="whitespace-nowrap ledger:whitespace-normal">
        {shortDate(track.uploadDate)}
      </TableCell>
      <TableCell label="Featured" className="ledger:min-w-28">
        <FeaturedMark featured={track.featured} />
      </TableCell>
      <TableCell>
        <ActionButton action="Edit" subject={track.title} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </ActionButton>
        <DeleteButton kind="track" id={track.id} subject={track.title} />
      </TableCell>
    </tr>
  );
}
