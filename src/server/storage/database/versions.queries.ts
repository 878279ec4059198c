import type { BinKind } from '#shared/bin.ts';
import type { Database } from '#server/storage/database/database.ts';

const tables = { tracks: 'tracks', videos: 'videos', photos: 'aboutImages', releases: 'releases' } as const;

/** How often a thing has been changed, counted from 1; nothing for one that is gone. */
export async function findVersion(db: Database, kind: BinKind, id: number): Promise<number | undefined> {
  const row = await db.selectFrom(tables[kind]).select('version').where('id', '=', id).executeTakeFirst();
  return row?.version;
}
