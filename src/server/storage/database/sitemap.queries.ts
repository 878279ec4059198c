import type { Database } from '#server/storage/database/database.ts';
import { isVisibleTo } from '#server/storage/database/visibility.ts';

/** Things by their numbers, from the first to the last, both included. */
export type IdRange = { from: number; to: number };

/** The highest number given so far, which a table knows at once, however many rows it has. */
export async function highestIds(db: Database): Promise<{ track: number; release: number; video: number }> {
  const highest = async (table: 'tracks' | 'releases' | 'videos') => {
    const row = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return row?.id ?? 0;
  };
  const [track, release, video] = await Promise.all([
    highest('tracks'),
    highest('releases'),
    highest('videos'),
  ]);
  return { track, release, video };
}

/** What visitors see of these songs or releases. */
export function listPublicCovers(db: Database, table: 'tracks' | 'releases', { from, to }: IdRange) {
  return db
    .selectFrom(table)
    .select(['id', 'title', 'coverArt'])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where(isVisibleTo(table, 'everyone'))
    .orderBy('id')
    .execute();
}

export function listPublicVideos(db: Database, { from, to }: IdRange) {
  return db
    .selectFrom('videos')
    .select(['id', 'title', 'videoType', 'thumbnail', 'videoFile', 'embedUrl', 'releaseDate', 'uploadDate'])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where(isVisibleTo('videos', 'everyone'))
    .orderBy('id')
    .execute();
}
