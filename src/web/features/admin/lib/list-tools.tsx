import { ArrowDownNarrowWide, ArrowUpNarrowWide, Search } from 'lucide-react';
import type { ListView } from '#web/features/admin/lib/use-list-view.ts';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Props = {
  view: ListView;
  /** What is searched: the box's name and placeholder. */
  label: string;
  /** A grid has no headings to sort by, so it keeps the choice at every width. */
  sortAlways?: boolean;
};

/** Search and, where no headings can be clicked, sorting. Short lists need neither. */
export function ListTools({ view, label, sortAlways = false }: Props) {
  if (!view.isLong) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="relative min-w-0 grow basis-64">
        {/* Gives way to the browser's own button that empties the box. */}
        {!view.search && (
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-soft"
          />
        )}
        <Input
          type="search"
          aria-label={label}
          placeholder={`${label}...`}
          value={view.search}
          onChange={(event) => view.setSearch(event.target.value)}
        />
      </div>
      <SortChoice view={view} className={sortAlways ? 'flex' : 'hidden ledger:flex'} />
      <output className="text-sm text-soft tabular-nums">
        {view.isSearching ? `${view.rows.length} of ${view.total}` : `${view.total} in all`}
      </output>
    </div>
  );
}

function SortChoice({ view, className }: { view: ListView; className: string }) {
  const isAscending = view.order.direction === 'ascending';
  return (
    <div className={cn('grow items-center gap-1 sm:grow-0', className)}>
      <Select
        aria-label="Sort by"
        className="min-w-40 grow"
        value={view.order.by}
        onChange={(event) => view.sortBy(event.target.value)}
      >
        {view.sorts.map((sort) => (
          <option key={sort}>{sort}</option>
        ))}
      </Select>
      <IconButton label={isAscending ? 'Sort descending' : 'Sort ascending'} onClick={view.reverse}>
        {isAscending ? <ArrowUpNarrowWide aria-hidden="true" /> : <ArrowDownNarrowWide aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
