import type { PageKind } from '#shared/primitives/addresses.ts';
import type { BinKind } from '#shared/catalogue/bin.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

const pageTables = {
  track: 'tracks',
  release: 'releases',
  video: 'videos',
  show: 'shows',
  post: 'posts',
} as const;
const binTables = {
  tracks: 'tracks',
  videos: 'videos',
  photos: 'aboutImages',
  releases: 'releases',
  shows: 'shows',
  posts: 'posts',
} as const;

export function findTitle(
  db: Database,
  kind: PageKind,
  id: number,
  audience: Audience,
): Promise<{ id: number; title: string } | undefined> {
  const table = pageTables[kind];
  return db
    .selectFrom(table)
    .select(['id', 'title'])
    .where('id', '=', id)
    .where(isVisibleTo(table, audience))
    .executeTakeFirst();
}

/** Those of the ids that exist. */
export async function findExistingIds(db: Database, kind: BinKind, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom(binTables[kind]).select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Whether the audience sees any show, any post and the press kit. */
export async function findUsedParts(db: Database, audience: Audience) {
  const { shows, news, press } = await db
    .selectNoFrom((is) => [
      is.exists(db.selectFrom('shows').select('id').where(isVisibleTo('shows', audience))).as('shows'),
      is.exists(db.selectFrom('posts').select('id').where(isVisibleTo('posts', audience))).as('news'),
      is
        .exists(db.selectFrom('press').select('id').where('id', '=', 1).where('enabled', '=', true))
        .as('press'),
    ])
    .executeTakeFirstOrThrow();
  // SQLite answers with numbers.
  return { shows: Boolean(shows), news: Boolean(news), press: Boolean(press) };
}

/** In no order; those that the audience may not see are left out. */
export function findTitles(db: Database, kind: PageKind, ids: number[], audience: Audience) {
  const table = pageTables[kind];
  return db
    .selectFrom(table)
    .select(['id', 'title'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where(isVisibleTo(table, audience))
    .execute();
}

export async function findVersion(db: Database, kind: BinKind, id: number): Promise<number | undefined> {
  const row = await db.selectFrom(binTables[kind]).select('version').where('id', '=', id).executeTakeFirst();
  return row?.version;
}

/** Of a track or video that visitors can see; undefined for any other. */
export function findDuration(db: Database, table: 'tracks' | 'videos', id: number) {
  return db
    .selectFrom(table)
    .select('duration')
    .where('id', '=', id)
    .where(isVisibleTo(table, 'everyone'))
    .executeTakeFirst();
}
