import { ownerText, text } from '#shared/language/text.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { ItemActions } from '#web/admin/lists/item-actions.tsx';
import { RowTitle, SmallPicture } from '#web/admin/lists/row-cells.tsx';
import { SortableTable, TableRow } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const EditReleaseDialog = lazyPart(() => import('#web/admin/releases/edit-release-dialog.tsx'));

function columns(): Column<'release'>[] {
  const labels = ownerText().releases.columns;
  return [
    { label: labels.title, sort: 'title' },
    { label: labels.releaseType, sort: 'releaseType' },
    { label: labels.date, sort: 'date', largestFirst: true },
    { label: labels.actions },
  ];
}

export function ReleaseLibrary() {
  const list = useAdminList('release', { columns: columns(), startBy: 'date' });
  const { edited, edit, close } = useEditedItem('release');
  const { library, list: texts } = ownerText().releases;
  return (
    <Card title={library}>
      <ListFrame list={list} texts={texts}>
        <SortableTable caption={library} list={list}>
          {list.items.map((release) => (
            <ReleaseRow key={release.id} release={release} onEdit={() => edit(release)} />
          ))}
        </SortableTable>
      </ListFrame>
      {edited && (
        <LazyDialog onClose={close}>
          <EditReleaseDialog.Part item={edited} onClose={close} />
        </LazyDialog>
      )}
    </Card>
  );
}

function ReleaseRow({ release, onEdit }: { release: Release; onEdit: () => void }) {
  const { title, releaseDate, uploadDate, trackCount } = release;
  const { coverArt, coverPicture } = coverOf(release);
  const { columns: labels, typeAndSongs } = ownerText().releases;
  const type = typeAndSongs({ count: trackCount, type: text().catalogue.releaseTypes[release.releaseType] });
  const date = releaseDate ? shortDate(releaseDate, 'UTC') : shortDate(uploadDate);
  return (
    <TableRow onOpen={onEdit}>
      <TableCell>
        <RowTitle
          picture={<SmallPicture title={title} path={coverArt} facts={coverPicture} className="size-11" />}
          item={release}
          facts={[type, date]}
        />
      </TableCell>
      <TableCell label={labels.releaseType} className="whitespace-nowrap">
        {type}
      </TableCell>
      <TableCell label={labels.date} className="whitespace-nowrap">
        {date}
      </TableCell>
      <TableCell>
        <ItemActions kind="release" item={release} onEdit={onEdit} />
      </TableCell>
    </TableRow>
  );
}
