import type { Database } from '#server/storage/database/database.ts';
import type { StoredFilesTable } from '#server/storage/database/tables.ts';

/** Few, as each part is read while everything else waits. */
const ROWS_AT_A_TIME = 200;

/** Writes down what a file is; what is written already stays. */
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

/** All of them, a part at a time: all at once would hold up everything else. */
export async function* listStoredFiles(db: Database) {
  const inOrder = db
    .selectFrom('storedFiles')
    .select(['name', 'size', 'sha256', 'storedAt'])
    .orderBy('name')
    .limit(ROWS_AT_A_TIME);
  let rows = await inOrder.execute();
  while (rows.length > 0) {
    yield rows;
    rows = await inOrder.where('name', '>', rows.at(-1)?.name ?? '').execute();
  }
}

/** When something was last uploaded that this database knows of; null when it knows of nothing. */
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
    // By its number, which counts up as the dates do and has an index.
    db.selectFrom('releases').select('uploadDate as date').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    db
      .selectFrom('storedFiles')
      .select(({ fn }) => fn.max('storedAt').as('date'))
      .executeTakeFirst(),
  ]);
  const times = newest.flatMap((row) => (row?.date ? [Date.parse(row.date)] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
