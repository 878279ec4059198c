import { DiscAlbum, ListPlus } from 'lucide-react';
import { ownerText, text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { ConversionStatus } from '#web/admin/conversion-status.tsx';
import { LibraryRow, type RowProps } from '#web/admin/library/library-row.tsx';
import { LibraryTable } from '#web/admin/library/library-table.tsx';
import { FeaturedMark, RowDates, SmallPicture } from '#web/admin/lists/row-cells.tsx';
import { SelectionAction } from '#web/admin/lists/selection-bar.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import type { Selection } from '#web/admin/lists/use-selection.ts';
import { EditTrackDialog } from '#web/admin/tracks/edit-track-dialog.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

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
  return (
    <LibraryTable
      kind="track"
      list={list}
      texts={ownerText().tracks}
      upload={{ form: 'music', label: ownerText().tracks.upload.send }}
      Row={TrackRow}
      SelectionActions={ReleaseActions}
      EditDialog={EditTrackDialog}
    />
  );
}

type ActionsProps = { selection: Selection<Track>; sort: string };

function ReleaseActions({ selection: { selected, clear }, sort }: ActionsProps) {
  // Songs of an album are uploaded in its order, and the list shows the newest first.
  const tracks = sort === '-uploadDate' ? selected.toReversed() : selected;
  return (
    <>
      <SelectionAction Icon={ListPlus} label={ownerText().selection.release.title}>
        {(onClose) => <AddToReleaseDialog.Part tracks={tracks} onAdded={clear} onClose={onClose} />}
      </SelectionAction>
      <SelectionAction Icon={DiscAlbum} label={ownerText().releases.make.title}>
        {(onClose) => <NewReleaseDialog.Part tracks={tracks} onMade={clear} onClose={onClose} />}
      </SelectionAction>
    </>
  );
}

function TrackRow({ item: track, ...row }: RowProps<Track>) {
  const { row: texts, columns: labels } = ownerText().tracks;
  const type = text().catalogue.releaseTypes[track.releaseType];
  const release = track.release && texts.release({ release: track.release.title });
  return (
    <LibraryRow
      {...row}
      kind="track"
      item={track}
      picture={
        <SmallPicture
          title={track.title}
          path={coverOf(track).coverArt}
          facts={coverOf(track).coverPicture}
          className="size-11"
        />
      }
      note={release && <span className="text-xs text-soft">{release}</span>}
      status={<ConversionStatus kind="track" id={track.id} />}
      facts={[track.featured && ownerText().lists.onHome, type, shortDate(track.uploadDate), release]}
    >
      <TableCell label={labels.releaseType}>{type}</TableCell>
      <TableCell label={labels.uploadDate} className="whitespace-nowrap">
        <RowDates item={track} />
      </TableCell>
      <TableCell label={labels.featured}>
        <FeaturedMark featured={track.featured} />
      </TableCell>
    </LibraryRow>
  );
}
