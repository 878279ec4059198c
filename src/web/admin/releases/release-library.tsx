import { coverOf } from '#shared/catalogue/covers.ts';
import { releaseTypeLabels } from '#shared/catalogue/tracks.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { RowActions } from '#web/admin/lists/row-actions.tsx';
import { RowTitle, SmallPicture, VisibilityBadge } from '#web/admin/lists/row-cells.tsx';
import { SortableTable } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const EditReleaseDialog = lazyPart(() => import('#web/admin/releases/edit-release-dialog.tsx'));

const columns: Column<'release'>[] = [
  { label: 'Title', sort: 'title' },
  { label: 'Type', sort: 'releaseType' },
  { label: 'Date', sort: 'date', largestFirst: true },
  { label: 'Actions' },
];

const texts = {
  search: 'Search releases',
  loading: 'Loading releases...',
  empty: 'No albums or EPs yet. Select songs in the Music Library and make an album of them.',
  failure: 'The releases could not be loaded.',
};

export function ReleaseLibrary() {
  const list = useAdminList('release', { columns, startBy: 'date' });
  const { edited, edit, close } = useEditedItem('release');
  return (
    <Card title="Releases">
      <ListFrame list={list} texts={texts}>
        <SortableTable caption="Releases" list={list}>
          {list.items.map((release) => (
            <ReleaseRow key={release.id} release={release} onEdit={() => edit(release)} />
          ))}
        </SortableTable>
      </ListFrame>
      {edited && (
        <LazyDialog onClose={close}>
          <EditReleaseDialog.Part release={edited} onClose={close} />
        </LazyDialog>
      )}
    </Card>
  );
}

function ReleaseRow({ release, onEdit }: { release: Release; onEdit: () => void }) {
  const { title, releaseDate, uploadDate, trackCount } = release;
  const { coverArt, coverPicture } = coverOf(release);
  return (
    <tr>
      <TableCell>
        <RowTitle
          picture={<SmallPicture title={title} path={coverArt} facts={coverPicture} className="size-11" />}
          note={<VisibilityBadge item={release} />}
        >
          {title}
        </RowTitle>
      </TableCell>
      <TableCell label="Type" className="whitespace-nowrap ledger:whitespace-normal">
        {releaseTypeLabels[release.releaseType]}, {trackCount === 1 ? '1 song' : `${trackCount} songs`}
      </TableCell>
      <TableCell label="Date" className="whitespace-nowrap">
        {releaseDate ? shortDate(releaseDate, 'UTC') : shortDate(uploadDate)}
      </TableCell>
      <TableCell>
        <RowActions kind="release" item={release} onEdit={onEdit} />
      </TableCell>
    </tr>
  );
}
