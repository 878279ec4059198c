import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { decodeValue, isFlag } from '#server/storage/database/codec.ts';
import type { Database } from '#server/storage/database/database.ts';
import { engineOf, type Search } from '#server/storage/database/engine.ts';
import type { ListTable, Tables } from '#server/storage/database/tables.ts';
import {
  isHiddenFrom,
  isVisibleTo,
  type Audience,
} from '#server/storage/database/queries/catalogue/visibility.ts';
import { foldedSearch } from '#server/storage/database/queries/lists/folding.ts';

/** The value that a row is sorted by, and its id for rows with the same value. */
export type Position = { value: string | number | boolean; id: number };

const numberColumns = new Set(['views', 'thumbnailRank', 'position']);

/** Validates a position from a cursor: PostgreSQL refuses to compare other types. */
export function isPosition(column: string, value: unknown, id: unknown): boolean {
  if (!Number.isSafeInteger(id)) return false;
  if (isFlag(column)) return typeof value === 'boolean';
  if (numberColumns.has(column)) return Number.isFinite(value);
  return typeof value === 'string' && !value.includes('\0');
}

export type ListPart = {
  /** Each has an index over the column and the id. */
  column: string;
  direction: 'asc' | 'desc';
  limit: number;
  /** Continues after this position … */
  after: Position | null;
  /** … or skips this many rows. */
  skip: number;
  search: Search | null;
  isVisible: RawBuilder<boolean>;
};

type Query<Table extends ListTable, Row> = SelectQueryBuilder<Tables, Table, Row>;
type Positioned = { sortValue: Position['value'] };

/** A search with many matches reads this many rows in order before it uses the index. */
const ROWS_AHEAD = 2_000;

/** Each row also includes the value it is sorted by. */
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

/** Conditions to try in order, until one returns enough rows. */
function conditionsOf(table: ListTable, part: ListPart): RawBuilder<boolean>[] {
  const { search } = part;
  if (!search) return [sql<boolean>`true`];
  if (search.isOneOfFew) return [search.isOneOfFew];
  if (part.skip > 0 || !search.containsText) return [search.isFound];
  return [isSoonFound(table, part, search.containsText), search.isFound];
}

/** If many rows match, the next rows of the list usually include enough of them. */
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

/** `end` is set if more rows follow. */
export async function readListPart<Table extends ListTable, Row extends { id: number }>(
  table: Table,
  query: Query<Table, Row>,
  part: ListPart,
): Promise<{ rows: Row[]; end: Position | null }> {
  // One more row shows whether more follow.
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
 * Counts all rows minus the hidden ones: databases count a whole table fast, and hidden rows are few.
 */
export async function countVisible(db: Database, table: ListTable, audience: Audience): Promise<number> {
  const hidden = isHiddenFrom(table, audience);
  const rows = sql`select count(*) from ${sql.table(table)}`;
  const count = hidden
    ? sql<number>`(${rows}) - (${rows} where ${hidden})`
    : sql<number>`(${rows} where ${isVisibleTo(table, audience)})`;
  return (await db.selectNoFrom(count.as('count')).executeTakeFirstOrThrow()).count;
}

/** Searches the visible rows; null for an empty search. */
export async function findMatches(
  db: Database,
  table: ListTable,
  q: string,
  isVisible: RawBuilder<boolean>,
): Promise<Search | null> {
  const text = foldedSearch(q);
  return text === '' ? null : engineOf(db).search.find(db, table, text, isVisible);
}

/** Some of the matching rows with ids up to `upTo`, in no order. */
export async function findIds(
  db: Database,
  table: ListTable,
  q: string,
  range: { limit: number; upTo: number },
): Promise<number[]> {
  const text = foldedSearch(q);
  return text === '' ? [] : engineOf(db).search.findIds(db, table, text, range);
}
