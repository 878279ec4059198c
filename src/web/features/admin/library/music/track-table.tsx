import { Pencil } from 'lucide-react';
import { shortDate } from '#shared/format.ts';
import { releaseTypeLabels, type Track } from '#shared/tracks.ts';
import { ActionButton } from '#web/features/admin/lib/action-button.tsx';
import { DeleteButton } from '#web/features/admin/lib/delete-button.tsx';
import { FeaturedMark } from '#web/features/admin/lib/featured-mark.tsx';
import { ListTools } from '#web/features/admin/lib/list-tools.tsx';
import { NoMatches } from '#web/features/admin/lib/no-matches.tsx';
import { RowTitle } from '#web/features/admin/lib/row-title.tsx';
import type { Column, Order } from '#web/features/admin/lib/sort-rows.ts';
import { SmallPicture } from '#web/features/admin/lib/small-picture.tsx';
import { SortableTable } from '#web/features/admin/lib/sortable-table.tsx';
import { useListView } from '#web/features/admin/lib/use-list-view.ts';
import { useEditing } from '#web/features/admin/library/edit/use-editing.ts';
import { EditTrackDialog } from '#web/features/admin/library/music/edit-track-dialog.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const columns: Column<Track>[] = [
  { label: 'Title', value: (track) => track.title },
  { label: 'Type', value: (track) => releaseTypeLabels[track.releaseType] },
  { label: 'Upload Date', value: (track) => track.uploadDate, largestFirst: true },
  { label: 'Featured', value: (track) => Number(track.featured), largestFirst: true },
  { label: 'Actions' },
];
const start: Order = { by: 'Upload Date', direction: 'descending' };
const words = (track: Track) => [track.title, track.description, releaseTypeLabels[track.releaseType]];

export function TrackTable({ tracks }: { tracks: Track[] }) {
  const view = useListView(tracks, { columns, start, words });
  const [editing, setEditing] = useEditing('track', tracks);
  return (
    <>
      <ListTools view={view} label="Search tracks" />
      <SortableTable caption="Music Library" columns={columns} view={view}>
        {view.rows.map((track) => (
          <tr key={track.id}>
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
            <TableCell label="Featured">
              <FeaturedMark featured={track.featured} />
            </TableCell>
            <TableCell>
              <ActionButton action="Edit" subject={track.title} onClick={() => setEditing(track)}>
                <Pencil aria-hidden="true" />
              </ActionButton>
              <DeleteButton kind="track" id={track.id} subject={track.title} />
            </TableCell>
          </tr>
        ))}
      </SortableTable>
      <NoMatches view={view} />
      {editing && <EditTrackDialog track={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
