import { Copy, Eye } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { countryName, monthOf, showTime } from '#shared/catalogue/show-dates.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { ownerText, text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { ItemActions } from '#web/admin/lists/item-actions.tsx';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { RowTitle } from '#web/admin/lists/row-cells.tsx';
import { SelectAllBox, SelectAllLine, SelectRowBox } from '#web/admin/lists/select-boxes.tsx';
import { LibrarySelectionBar } from '#web/admin/lists/selection-bar.tsx';
import { SortableTable, TableRow } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { useSelection, type Selection } from '#web/admin/lists/use-selection.ts';
import { duplicateShow } from '#web/admin/shows/show-to-copy.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const EditShowDialog = lazyPart(() => import('#web/admin/shows/edit-show-dialog.tsx'));
const ChangeVisibilityDialog = lazyPart(() => import('#web/admin/lists/change-visibility-dialog.tsx'));

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
  const { edited, opening, edit, close } = useEditedItem('show');
  const selection = useSelection(list);
  const [isChanging, setIsChanging] = useState(false);
  const closeChange = () => setIsChanging(false);
  const { library, list: texts, add } = ownerText().shows;
  return (
    <Card title={library}>
      <ListFrame list={list} texts={texts} upload={{ form: 'show', label: add }} selection={selection}>
        <SelectAllLine selection={selection} className="hidden ledger:block" />
        <SortableTable caption={library} list={list} selectAll={<SelectAllBox selection={selection} />}>
          {list.items.map((show) => (
            <ShowRow
              key={show.id}
              show={show}
              isOpening={opening?.id === show.id}
              selection={selection}
              onEdit={() => edit(show)}
            />
          ))}
        </SortableTable>
        <LibrarySelectionBar kind="show" selection={selection}>
          <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
            <Eye aria-hidden="true" />
            {ownerText().selection.visibility.title}
          </Button>
        </LibrarySelectionBar>
      </ListFrame>
      {edited && (
        <LazyDialog onClose={close}>
          <EditShowDialog.Part show={edited} onClose={close} />
        </LazyDialog>
      )}
      {isChanging && (
        <LazyDialog onClose={closeChange}>
          <ChangeVisibilityDialog.Part
            kind="show"
            items={selection.selected}
            onChanged={selection.clear}
            onClose={closeChange}
          />
        </LazyDialog>
      )}
    </Card>
  );
}

type RowProps = { show: Show; isOpening: boolean; selection: Selection; onEdit: () => void };

function ShowRow({ show, isOpening, selection, onEdit }: RowProps) {
  const [, navigate] = useLocation();
  const { columns: labels, duplicate, duplicateItem } = ownerText().shows;
  const { title, venue, date, time, status } = show;
  const place = text().shows.place({ city: show.city, country: countryName(show.country) });
  const statusText = text().shows.statuses[status];
  return (
    <TableRow isSelected={selection.isSelected(show)} onOpen={onEdit}>
      <TableCell>
        <div className="flex min-w-0 items-center">
          <SelectRowBox label={ownerText().lists.select(show)} item={show} selection={selection} />
          <RowTitle
            picture={<DateTile date={date} />}
            item={{ ...show, title: venue }}
            facts={[status !== 'confirmed' && statusText, shortDate(date), show.city]}
          />
        </div>
      </TableCell>
      <TableCell label={labels.city}>{place}</TableCell>
      <TableCell label={labels.date} className="whitespace-nowrap">
        {shortDate(date)}
        {time && <span className="block text-xs text-soft">{showTime({ date, time })}</span>}
      </TableCell>
      <TableCell label={labels.status} className="whitespace-nowrap">
        {statusText}
      </TableCell>
      <TableCell>
        <ItemActions
          kind="show"
          item={show}
          isOpening={isOpening}
          onEdit={onEdit}
          more={[
            {
              label: duplicateItem({ title }),
              hint: duplicate,
              Icon: Copy,
              onSelect: () => duplicateShow(show, navigate),
            },
          ]}
        />
      </TableCell>
    </TableRow>
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
      <span className="mt-0.5 text-xs text-soft">{monthOf(date, date)}</span>
    </span>
  );
}
