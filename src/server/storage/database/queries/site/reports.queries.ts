import type { Database } from '#server/storage/database/database.ts';
import type { ReportKind } from '#server/storage/database/tables.ts';

/** Replaces the previous report of this kind. */
export async function saveReport(db: Database, kind: ReportKind, content: object): Promise<void> {
  const report = { content, createdAt: new Date().toISOString() };
  await db
    .insertInto('reports')
    .values({ kind, ...report })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(report))
    .execute();
}

export async function deleteReport(db: Database, kind: ReportKind): Promise<void> {
  await db.deleteFrom('reports').where('kind', '=', kind).execute();
}

export function readReport(db: Database, kind: ReportKind) {
  return db
    .selectFrom('reports')
    .select(['content', 'createdAt'])
    .where('kind', '=', kind)
    .executeTakeFirst();
}
