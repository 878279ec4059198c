import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { decodeValue, isFlag } from '#server/storage/database/codec.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Search } from '#server/storage/database/engine.ts';
import type { ListTable, Tables } from '#server/storage/database/tables.ts';
import { isHiddenFrom, isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** The value a row was sorted by, and its id for those that share the value: together they name one place in a list. */
export type Position = { value: string | number | boolean; id: number };

const numberColumns = new Set(['views', 'thumbnailRank', 'position']);

/** Whether a list that is sorted by this column can have such a place; PostgreSQL refuses to compare anything else. */
export function isPosition(column: string, value: unknown, id: unknown): boolean {
  if (!Number.isSafeInteger(id)) return false;
  if (isFlag(column)) return typeof value === 'boolean';
  if (numberColumns.has(column)) return Number.isFinite(value);
  return typeof value === 'string' && !value.includes('\0');
}

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
  /** Which rows the reader gets to see. */
  isVisible: RawBuilder<boolean>;
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
    .where(part.isVisible)
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
  if (search.isOneOfFew) return [search.isOneOfFew];
  if (part.skip > 0 || !search.containsText) return [search.isFound];
  return [isSoonFound(table, part, search.containsText), search.isFound];
}

/** Where a search matches much, the next rows of the list usually hold enough of it. */
function isSoonFound(
  table: ListTable,
  part: ListPart,
  containsText: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const direction = sql.raw(part.direction);
  return sql<boolean>`${containsText} and id in (
    select id from ${sql.table(table)} where ${part.isVisible} and ${isAfter(part)}
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
  const value = decodeValue(part.column, last?.sortValue) as Position['value'];
  const end = found.length > part.limit && last ? { value, id: last.id } : null;
  const rows = shown.map(({ sortValue: _sortValue, ...row }) => row as unknown as Row);
  return { rows, end };
}

/**
 * How many rows of a table its reader gets to see. Databases count all rows of a table without looking at each, and
 * hidden ones are few: the one less the other costs the same however long the list is.
 */
export async function countVisible(db: Database, table: ListTable, audience: Audience): Promise<number> {
  const hidden = isHiddenFrom(table, audience);
  if (!hidden) return countWhere(db, table, isVisibleTo(table, audience));
  return (await countWhere(db, table, null)) - (await countWhere(db, table, hidden));
}

async function countWhere(
  db: Database,
  table: ListTable,
  condition: RawBuilder<boolean> | null,
): Promise<number> {
  const rows = db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
  const { count } = await (condition ? rows.where(condition) : rows).executeTakeFirstOrThrow();
  return count;
}
