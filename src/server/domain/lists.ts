import { setImmediate as nextTurn } from 'node:timers/promises';
import { listAddress, listLimits, type ListPage, type ListQuery } from '#shared/lists.ts';
import { unknownCursor } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { countVisible, isPosition, type ListPart, type Position } from '#server/storage/database/lists.ts';
import { findMatches } from '#server/storage/database/search.ts';
import type { ListTable } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** A list of one kind of thing: where it stands, what it can be sorted by, and how a part of it is read. */
type List<Item> = {
  path: string;
  table: ListTable;
  sortColumns: Record<string, string>;
  /** How it is sorted unless somebody asks otherwise: the newest first. */
  newestFirst: string;
  read: (db: Database, part: ListPart) => Promise<{ rows: Item[]; end: Position | null }>;
};

/** Reads as much of a part of a list as its reader gets to see, says how many there are in all, and where what follows can be asked for. */
export async function readList<Item>(
  db: Database,
  list: List<Item>,
  query: ListQuery,
  audience: Audience,
): Promise<ListPage<Item>> {
  const { limit = listLimits.withoutLimit, page = 1, q = '', after } = query;
  const sort = query.sort ?? list.newestFirst;
  const column = list.sortColumns[sort.replace(/^-/, '')];
  if (!column) throw new Error(`${list.path} cannot be sorted by ${sort}`);
  const isVisible = isVisibleTo(list.table, audience);
  const search = await findMatches(db, list.table, q, isVisible);
  // Finding takes as long as reading what was found: nobody else waits for both.
  if (search) await nextTurn();
  const part = await list.read(db, {
    column,
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    limit,
    after: after === undefined ? null : readCursor(after, list.path, sort, column),
    skip: (page - 1) * limit,
    search,
    isVisible,
  });
  const total = search ? search.count : await countVisible(db, list.table, audience);
  const cursor = part.end && writeCursor(part.end, list.path, sort);
  const next = cursor && listAddress(list.path, { ...query, page: undefined, after: cursor });
  return { items: part.rows, total, next };
}

/** A position as it travels. It names its list and order, because it means nothing in another. */
function writeCursor({ value, id }: Position, path: string, sort: string): string {
  return packCursor([path, sort, value, id]);
}

function readCursor(cursor: string, path: string, sort: string, column: string): Position {
  const [itsPath, itsSort, value, id] = unpackCursor(cursor);
  if (itsPath !== path || itsSort !== sort || !isPosition(column, value, id)) throw unknownCursor();
  return { value, id } as Position;
}

export function packCursor(parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** What a cursor holds; nothing for one that is not ours. */
export function unpackCursor(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
