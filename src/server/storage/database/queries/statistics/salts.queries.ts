import type { Database } from '#server/storage/database/database.ts';

/** They are emptied when the day ends. */
export const visitorTables = ['statisticsSalts', 'statisticsVisitors', 'statisticsViews'] as const;

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

export async function deleteVisitors(db: Database): Promise<void> {
  for (const table of visitorTables) await db.deleteFrom(table).execute();
}

/** Whatever could recognise a visitor on another day, also on one that a wrong clock showed. */
export async function deleteVisitorsOutside(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const table of visitorTables) {
    await db.deleteFrom(table).where('day', '<', from).execute();
    await db.deleteFrom(table).where('day', '>', to).execute();
  }
}
