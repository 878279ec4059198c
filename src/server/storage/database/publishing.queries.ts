import type { Database } from '#server/storage/database/database.ts';
import { replaceFeatured } from '#server/storage/database/featured.ts';
import type { VisibleTable } from '#server/storage/database/tables.ts';

/**
 * In a transaction: publishes the rows whose time has come, each in its turn, so that of several featured ones the last
 * keeps the flag. Says whether there was one. Whoever is editing it must notice, so its version counts up.
 */
export async function publishDue(db: Database, table: VisibleTable): Promise<boolean> {
  const due = await db
    .selectFrom(table)
    .select(['id', 'featured'])
    .where('visibility', '=', 'scheduled')
    .where('publishAt', '<=', new Date().toISOString())
    .orderBy('publishAt')
    .orderBy('id')
    .execute();
  for (const { id, featured } of due) {
    await replaceFeatured(db, table, { featured });
    await db
      .updateTable(table)
      .set((row) => ({ visibility: 'published' as const, publishAt: null, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  return due.length > 0;
}
