import type { Database } from '#server/storage/database/database.ts';

type FeaturedTable = 'tracks' | 'videos' | 'aboutImages';

export async function isAnyFeatured(db: Database, table: FeaturedTable): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('featured', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the flag from whichever row has it, so that another can have it. The row has changed, so its version counts up. */
export async function clearFeatured(db: Database, table: FeaturedTable): Promise<void> {
  await db
    .updateTable(table)
    .set((row) => ({ featured: false, version: row('version', '+', 1) }))
    .where('featured', '=', true)
    .execute();
}
