import { useState } from 'react';
import { matchesSearch } from '#shared/search.ts';
import { sortRows, type Column, type Order } from '#web/features/admin/lib/sort-rows.ts';

/** From here on a list is too long to find something by looking. */
const SEARCH_ABOVE_ROWS = 10;

type Options<Row> = {
  columns: readonly Column<Row>[];
  /** The order the server gives, which is the order a list starts in. */
  start: Order;
  /** All the words a row can be found by. */
  words: (row: Row) => (string | null)[];
};

/** A list as the owner wants to see it: sorted by a column, narrowed by a search once it is long. */
export function useListView<Row>(all: Row[], { columns, start, words }: Options<Row>) {
  const [order, setOrder] = useState(start);
  const [search, setSearch] = useState('');
  const isLong = all.length > SEARCH_ABOVE_ROWS;
  const needle = isLong ? search.trim() : '';
  const found = all.filter((row) => matchesSearch(needle, ...words(row)));

  const sortBy = (label: string) => {
    const column = columns.find((candidate) => candidate.label === label);
    setOrder({ by: label, direction: column?.largestFirst ? 'descending' : 'ascending' });
  };
  const reverse = () =>
    setOrder({ ...order, direction: order.direction === 'ascending' ? 'descending' : 'ascending' });

  return {
    rows: sortRows(found, columns, order),
    total: all.length,
    isLong,
    isSearching: needle !== '',
    search,
    setSearch,
    sorts: columns.filter((column) => column.value).map((column) => column.label),
    order,
    sortBy,
    reverse,
  };
}

/** Everything but the rows: what the search box and the headings need. */
export type ListView = Omit<ReturnType<typeof useListView>, 'rows'> & { rows: readonly unknown[] };
