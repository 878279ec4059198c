import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { listAddress, listLimits, type ListPage, type ListQuery } from '#shared/primitives/lists.ts';
import { unknownCursor } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  countVisible,
  findMatches,
  isPosition,
  type ListPart,
  type Position,
} from '#server/storage/database/queries/lists/lists.ts';
import type { ListTable } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

type List<Item> = {
  path: string;
  table: ListTable;
  sortColumns: Record<string, string>;
  defaultSort: string;
  /** The list has only some rows of the table. */
  part?: { isListed: RawBuilder<boolean>; count: (db: Database) => Promise<number> };
  read: (db: Database, part: ListPart) => Promise<{ rows: Item[]; end: Position | null }>;
};

/** Reads one page of a list as its audience sees it, with the total and the address of the next page. */
export async function readList<Item>(
  db: Database,
  list: List<Item>,
  query: ListQuery,
  audience: Audience,
): Promise<ListPage<Item>> {
  const { limit = listLimits.withoutLimit, page = 1, q = '', after } = query;
  const sort = query.sort ?? list.defaultSort;
  const column = list.sortColumns[sort.replace(/^-/, '')];
  if (!column) throw new Error(`${list.path} cannot be sorted by ${sort}`);
  const isShown = isVisibleTo(list.table, audience);
  const isVisible = list.part ? sql<boolean>`${isShown} and ${list.part.isListed}` : isShown;
  const search = await findMatches(db, list.table, q, isVisible);
  // Searching takes as long as reading the results: other requests run in between.
  if (search) await yieldToEventLoop();
  const part = await list.read(db, {
    column,
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    limit,
    after: after === undefined ? null : readCursor(after, list.path, sort, column),
    skip: (page - 1) * limit,
    search,
    isVisible,
  });
  // A first part without a next one is the whole list.
  const isWhole = part.end === null && after === undefined && page === 1;
  const total = search?.count ?? (isWhole ? part.rows.length : await countAll(db, list, audience));
  const cursor = part.end && writeCursor(part.end, list.path, sort);
  const next = cursor && listAddress(list.path, { ...query, page: undefined, after: cursor });
  return { items: part.rows, total, next };
}

function countAll<Item>(db: Database, { part, table }: List<Item>, audience: Audience): Promise<number> {
  return part ? part.count(db) : countVisible(db, table, audience);
}

/** The cursor includes the list and its order, because a position is meaningless in any other. */
export function writeCursor({ value, id }: Position, path: string, sort: string): string {
  return packCursor([path, sort, value, id]);
}

function readCursor(cursor: string, path: string, sort: string, column: string): Position {
  const [cursorPath, cursorSort, value, id] = unpackCursor(cursor);
  if (cursorPath !== path || cursorSort !== sort || !isPosition(column, value, id)) throw unknownCursor();
  return { value, id } as Position;
}

export function packCursor(parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Empty for an invalid cursor. */
export function unpackCursor(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
