import type { Database } from '#server/storage/database/database.ts';
import type { StoredFilesTable } from '#server/storage/database/tables.ts';

/** Small, because SQLite blocks the event loop while it reads. */
const BATCH = 200;

/** An existing row stays as it is. */
export async function insertStoredFile(db: Database, file: StoredFilesTable): Promise<void> {
  await db
    .insertInto('storedFiles')
    .values(file)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function deleteStoredFile(db: Database, name: string): Promise<void> {
  await db.deleteFrom('storedFiles').where('name', '=', name).execute();
}

export function findStoredFiles(db: Database, names: string[]): Promise<StoredFilesTable[]> {
  return db.selectFrom('storedFiles').selectAll().where('name', 'in', names).execute();
}

/** In batches. */
export async function* listStoredFiles(db: Database) {
  const inOrder = db
    .selectFrom('storedFiles')
    .select(['name', 'size', 'sha256', 'storedAt'])
    .orderBy('name')
    .limit(BATCH);
  let rows = await inOrder.execute();
  while (rows.length > 0) {
    yield rows;
    rows = await inOrder.where('name', '>', rows.at(-1)?.name ?? '').execute();
  }
}

/** Null if this database has no uploads. */
export async function newestUpload(db: Database): Promise<Date | null> {
  const newest = await Promise.all([
    db
      .selectFrom('tracks')
      .select(({ fn }) => fn.max('uploadDate').as('date'))
      .executeTakeFirst(),
    db
      .selectFrom('videos')
      .select(({ fn }) => fn.max('uploadDate').as('date'))
      .executeTakeFirst(),
    db
      .selectFrom('aboutImages')
      .select(({ fn }) => fn.max('uploadDate').as('date'))
      .executeTakeFirst(),
    // The id has an index and increases with the dates.
    db.selectFrom('releases').select('uploadDate as date').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    db.selectFrom('posts').select('uploadDate as date').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    db
      .selectFrom('storedFiles')
      .select(({ fn }) => fn.max('storedAt').as('date'))
      .executeTakeFirst(),
  ]);
  const times = newest.flatMap((row) => (row?.date ? [Date.parse(row.date)] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
