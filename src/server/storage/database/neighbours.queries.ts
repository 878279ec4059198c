import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { listPartQuery, type Position } from '#server/storage/database/lists.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** What visitors read newest first, and one after the other. */
export type NeighbourTable = 'tracks' | 'videos';

/** Where a thing stands in its list; nothing when the reader does not get to see it. */
export async function findPosition(
  db: Database,
  table: NeighbourTable,
  id: number,
  audience: Audience,
): Promise<Position | undefined> {
  return db
    .selectFrom(table)
    .select(['id', 'dateKey as value'])
    .where('id', '=', id)
    .where(isVisibleTo(table, audience))
    .executeTakeFirst();
}

/** The songs that stand on one release with this one, in their order, as far as the reader gets to see them; none for a song on no release. */
export function findSongsBeside(db: Database, trackId: number, audience: Audience) {
  return db
    .selectFrom('tracks')
    .select(['id', 'title'])
    .where('releaseId', '=', (release) =>
      release.selectFrom('tracks as song').select('song.releaseId').where('song.id', '=', trackId),
    )
    .where(isVisibleTo('tracks', audience))
    .orderBy('releasePosition')
    .orderBy('id')
    .execute();
}

/** The one that comes next after a place: `desc` towards the older ones, `asc` towards the newer ones. */
export async function findBeside(
  db: Database,
  table: NeighbourTable,
  after: Position,
  direction: 'asc' | 'desc',
  audience: Audience,
): Promise<{ id: number; title: string } | null> {
  const part = {
    column: 'dateKey',
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
