import type { Database } from '#server/storage/database/database.ts';

/** Takes the flag from whichever row has it, so that another can have it. The row has changed, so its version counts up. */
export async function clearFeatured(db: Database, table: 'tracks' | 'videos' | 'aboutImages'): Promise<void> {
  await db
    .updateTable(table)
    .set((row) => ({ featured: false, version: row('version', '+', 1) }))
    .where('featured', '=', true)
    .execute();
}
