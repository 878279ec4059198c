import type { Database } from '#server/storage/database/database.ts';
import type { VisibleTable } from '#server/storage/database/tables.ts';

/** Publishes a row whose time has come, and says whether there was one. Whoever is editing it must notice, so its version counts up. */
export async function publishDue(db: Database, table: VisibleTable, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((row) => ({ visibility: 'published' as const, publishAt: null, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('visibility', '=', 'scheduled')
    .where('publishAt', '<=', new Date().toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
