import type { Database } from '#server/storage/database/database.ts';

/** The salt that another instance stored first, or this one. */
export async function findOrInsertSalt(db: Database, row: { day: string; salt: string }): Promise<string> {
  await db
    .insertInto('statisticsSalts')
    .values(row)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const { salt } = await db
    .selectFrom('statisticsSalts')
    .select('salt')
    .where('day', '=', row.day)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Whatever could recognise a visitor of an earlier day. */
export async function deleteVisitorsBefore(db: Database, day: string): Promise<void> {
  for (const table of ['statisticsSalts', 'statisticsVisitors', 'statisticsViews'] as const)
    await db.deleteFrom(table).where('day', '<', day).execute();
}
