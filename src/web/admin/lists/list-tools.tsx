import { ArrowDownNarrowWide, ArrowUpNarrowWide, Search } from 'lucide-react';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { ownerText } from '#shared/language/text.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import type { AdminList } from '#web/admin/lists/use-admin-list.ts';
import { cn } from '#web/ui/cn.ts';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { countText } from '#web/ui/lists/count-text.ts';

type Props = {
  list: AdminList;
  /** The label and placeholder of the search box. */
  label: string;
  /** A grid has no headings to sort by, so the choice is shown at every width. */
  sortAlways?: boolean;
};

/** Search and, without headings, sorting. Short lists need neither. */
export function ListTools({ list, label, sortAlways = false }: Props) {
  if (!list.isLong) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="relative min-w-0 grow basis-64">
        {/* Makes room for the browser's button that clears the box. */}
        {!list.search && (
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-soft"
          />
        )}
        <Input
          type="search"
          aria-label={label}
          placeholder={ownerText().lists.searchHint({ label })}
          maxLength={listLimits.searchLength}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
      </div>
      <SortChoice list={list} className={sortAlways ? 'flex' : 'hidden ledger:flex'} />
      <output className="text-sm text-soft tabular-nums">{counts(list)}</output>
    </div>
  );
}

function counts(list: AdminList): string {
  if (!list.isSearching) return ownerText().lists.inAll({ count: countText(list) });
  return list.wholeTotal === undefined
    ? countText(list)
    : ownerText().lists.found({ found: countText(list), all: wholeNumber(list.wholeTotal) });
}

function SortChoice({ list, className }: { list: AdminList; className: string }) {
  const { isAscending } = list.order;
  return (
    <div className={cn('grow items-center gap-1 sm:grow-0', className)}>
      <Select
        aria-label={ownerText().lists.sortBy}
        className="min-w-40 grow"
        value={list.order.by}
        onChange={(event) => list.sortBy(event.target.value)}
      >
        {list.columns.map(
          ({ label, sort }) =>
            sort && (
              <option key={sort} value={sort}>
                {label}
              </option>
            ),
        )}
      </Select>
      <IconButton
        label={isAscending ? ownerText().lists.sortDescending : ownerText().lists.sortAscending}
        onClick={list.reverse}
      >
        {isAscending ? <ArrowUpNarrowWide aria-hidden="true" /> : <ArrowDownNarrowWide aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
