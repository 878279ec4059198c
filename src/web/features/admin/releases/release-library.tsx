import { Pencil } from 'lucide-react';
import { coverOf } from '#shared/covers.ts';
import { shortDate } from '#shared/format.ts';
import type { Release } from '#shared/releases.schema.ts';
import { releaseTypeLabels } from '#shared/tracks.ts';
import { useEditedItem } from '#web/features/admin/edit/use-edited-item.ts';
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx';
import { PageActions } from '#web/features/admin/lists/page-actions.tsx';
import { ActionButton, DeleteButton } from '#web/features/admin/lists/row-buttons.tsx';
import { RowTitle, SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import { SortableTable } from '#web/features/admin/lists/sortable-table.tsx';
import { VisibilityBadge } from '#web/features/admin/lists/visibility-badge.tsx';
import { useAdminList, type Column } from '#web/features/admin/lists/use-admin-list.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const EditReleaseDialog = lazyPart(() => import('#web/features/admin/releases/edit-release-dialog.tsx'));

const columns: Column<'release'>[] = [
  { label: 'Title', sort: 'title' },
  { label: 'Type', sort: 'releaseType' },
  { label: 'Date', sort: 'date', largestFirst: true },
  { label: 'Actions' },
];

const words = {
  search: 'Search releases',
  loading: 'Loading releases...',
  empty: 'No albums or EPs yet. Select songs in the Music Library and make an album of them.',
  failure: 'The releases could not be loaded.',
};

/** Albums, EPs and singles of several songs. */
export function ReleaseLibrary() {
  const list = useAdminList('release', { columns, startBy: 'date' });
  const { edited, edit, close } = useEditedItem('release');
  return (
    <Card title="Releases">
      <ListFrame list={list} words={words}>
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
        <PageActions kind="release" item={release} />
        <ActionButton action="Edit" subject={title} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </ActionButton>
        <DeleteButton kind="release" id={release.id} subject={title} />
      </TableCell>
    </tr>
  );
}
