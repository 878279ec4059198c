import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { listPartQuery, type Position } from '#server/storage/database/queries/lists/lists.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

export type NeighbourTable = 'tracks' | 'videos' | 'posts';

/** The column of the default order. */
const sortColumns = { tracks: 'dateKey', videos: 'dateKey', posts: 'publishedAt' } as const;

/** The position in the list; undefined if the audience may not see the item. */
export async function findPosition(
  db: Database,
  table: NeighbourTable,
  id: number,
  audience: Audience,
): Promise<Position | undefined> {
  return db
    .selectFrom(table)
    .select(['id', sql.ref<string>(sortColumns[table]).as('value')])
    .where('id', '=', id)
    .where(isVisibleTo(table, audience))
    .executeTakeFirst();
}

/** The next item after a position: `desc` towards older ones, `asc` towards newer ones. */
export async function findBeside(
  db: Database,
  table: NeighbourTable,
  after: Position,
  direction: 'asc' | 'desc',
  audience: Audience,
): Promise<{ id: number; title: string } | null> {
  const part = {
    column: sortColumns[table],
    direction,
    limit: 1,
    after,
    skip: 0,
    search: null,
    isVisible: isVisibleTo(table, audience),
  };
  const found = await listPartQuery(
    db.selectFrom(table).select(['id', 'title']),
    part,
    sql<boolean>`true`,
  ).executeTakeFirst();
  return found ? { id: found.id, title: found.title } : null;
}
