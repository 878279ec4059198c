import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { containsText, type Search } from '#server/storage/database/search.ts';
import type { ListTable, Tables } from '#server/storage/database/tables.ts';

/** The value a row was sorted by, and its id for those that share the value: together they name one place in a list. */
export type Position = { value: string | number; id: number };

/** Which part of a list is wanted, and in which order. */
export type ListPart = {
  /** The column to sort by. An index over it and the id serves every one of them. */
  column: string;
  direction: 'asc' | 'desc';
  limit: number;
  /** Goes on behind this position … */
  after: Position | null;
  /** … or skips so many rows. */
  skip: number;
  search: Search | null;
};

type Query<Table extends ListTable, Row> = SelectQueryBuilder<Tables, Table, Row>;
type Positioned = { sortValue: Position['value'] };

/** How many rows are read in order before a search that found too much asks the index which they are. */
const ROWS_AHEAD = 2_000;

/** The query for one part of a list; each row also carries the value it was sorted by. */
export function listPartQuery<Table extends ListTable, Row>(
  query: Query<Table, Row>,
  part: ListPart,
  condition: RawBuilder<boolean>,
) {
  const sortedBy = sql.ref<Position['value']>(part.column);
  return query
    .select(sortedBy.as('sortValue'))
    .where(condition)
    .where(isAfter(part))
    .orderBy(sortedBy, part.direction)
    .orderBy(sql.ref('id'), part.direction)
    .limit(part.limit)
    .$if(part.skip > 0, (rest) => rest.offset(part.skip));
}

function isAfter({ column, direction, after }: ListPart): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  const position = sql`(${sql.ref(column)}, ${sql.ref('id')})`;
  return direction === 'asc'
    ? sql<boolean>`${position} > (${after.value}, ${after.id})`
    : sql<boolean>`${position} < (${after.value}, ${after.id})`;
}

/** Which rows belong to the list: conditions to try one after the other, until one gives enough of them. */
export function conditionsOf(table: ListTable, part: ListPart): RawBuilder<boolean>[] {
  const { search } = part;
  if (!search) return [sql<boolean>`true`];
  if (search.ids !== 'too many to count')
    return [sql<boolean>`id in (select value from json_each(${JSON.stringify(search.ids)}))`];
  return part.skip > 0 ? [search.isFound] : [isSoonFound(table, part, search.text), search.isFound];
}

/** Where a search matches much, the next rows of the list usually hold enough of it. */
function isSoonFound(table: ListTable, part: ListPart, text: string): RawBuilder<boolean> {
  const direction = sql.raw(part.direction);
  return sql<boolean>`${containsText(text)} and id in (
    select id from ${sql.table(table)} where ${isAfter(part)}
    order by ${sql.ref(part.column)} ${direction}, id ${direction} limit ${ROWS_AHEAD})`;
}

/** A part of a list, and the position it ends at when more follows. */
export async function readListPart<Table extends ListTable, Row extends { id: number }>(
  table: Table,
  query: Query<Table, Row>,
  part: ListPart,
): Promise<{ rows: Row[]; end: Position | null }> {
  // One more than wanted tells whether the list goes on.
  const wanted = { ...part, limit: part.limit + 1 };
  let found: (Row & Positioned)[] = [];
  for (const condition of conditionsOf(table, part)) {
    found = await listPartQuery(query, wanted, condition).execute();
    if (found.length > part.limit) break;
  }
  const shown = found.slice(0, part.limit);
  const last = shown.at(-1);
  const end = found.length > part.limit && last ? { value: last.sortValue, id: last.id } : null;
  const rows = shown.map(({ sortValue: _sortValue, ...row }) => row as unknown as Row);
  return { rows, end };
}

export async function countRows(db: Database, table: ListTable): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
