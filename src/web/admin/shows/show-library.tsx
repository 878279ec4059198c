import { Copy } from 'lucide-react';
import { useLocation } from 'wouter';
import { countryName, month, showTime } from '#shared/catalogue/show-dates.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { ownerText, text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { LibraryRow, type RowProps } from '#web/admin/library/library-row.tsx';
import { LibraryTable } from '#web/admin/library/library-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { duplicateShow } from '#web/admin/shows/show-to-copy.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const EditShowDialog = lazyPart(() => import('#web/admin/shows/edit-show-dialog.tsx'));

function columns(): Column<'show'>[] {
  const labels = ownerText().shows.columns;
  return [
    { label: labels.venue, sort: 'venue' },
    { label: labels.city, sort: 'city' },
    { label: labels.date, sort: 'date', largestFirst: true },
    { label: labels.status },
    { label: labels.actions },
  ];
}

export function ShowLibrary() {
  const list = useAdminList('show', { columns: columns(), startBy: 'date' });
  return (
    <LibraryTable
      kind="show"
      list={list}
      texts={ownerText().shows}
      upload={{ form: 'show', label: ownerText().shows.add }}
      Row={ShowRow}
      EditDialog={EditShowDialog.Part}
    />
  );
}

function ShowRow({ item: show, ...row }: RowProps<Show>) {
  const [, navigate] = useLocation();
  const { columns: labels, duplicate, duplicateItem } = ownerText().shows;
  const { title, venue, date, time, status } = show;
  const place = text().shows.place({ city: show.city, country: countryName(show.country) });
  const statusText = text().shows.statuses[status];
  return (
    <LibraryRow
      {...row}
      kind="show"
      item={show}
      name={venue}
      picture={<DateTile date={date} />}
      facts={[status !== 'confirmed' && statusText, shortDate(date), show.city]}
      more={[
        {
          label: duplicateItem({ title }),
          hint: duplicate,
          Icon: Copy,
          onSelect: () => duplicateShow(show, navigate),
        },
      ]}
    >
      <TableCell label={labels.city}>{place}</TableCell>
      <TableCell label={labels.date} className="whitespace-nowrap">
        {shortDate(date)}
        {time && <span className="block text-xs text-soft">{showTime({ date, time })}</span>}
      </TableCell>
      <TableCell label={labels.status} className="whitespace-nowrap">
        {statusText}
      </TableCell>
    </LibraryRow>
  );
}

/** In place of a picture; the date is also in its column. */
function DateTile({ date }: { date: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-content-center rounded-small bg-sunk text-center leading-none"
    >
      <span className="font-bold tabular-nums">{Number(date.slice(-2))}</span>
      <span className="mt-0.5 text-xs text-soft">{month(date)}</span>
    </span>
  );
}
