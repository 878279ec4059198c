import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { isForWantOfSpace } from '#server/storage/disk-space.ts';

/** Enough for hundreds of sign-ins and deletions. */
const RESERVE_BYTES = 1024 * 1024;

/** Makes SQLite write its log from the beginning again: what the file already holds needs no space. */
export const REUSE_LOG = 'PRAGMA wal_checkpoint(RESTART)';

/**
 * Puts space aside inside of SQLite's own files, where nobody else can take it: unused pages in the database, and a
 * log that has once been this long. docs/decisions/021 says what happens on a full disk.
 */
export async function keepReserve(database: Database, file: string): Promise<void> {
  const { rows } = await sql<{ unused: number; pageSize: number }>`
    select freelist_count as unused, page_size from pragma_freelist_count, pragma_page_size`.execute(
    database,
  );
  const { unused = 0, pageSize = 0 } = rows[0] ?? {};
  const log = await stat(`${file}-wal`).catch(() => null);
  if (unused * pageSize >= RESERVE_BYTES / 2 && log && log.size >= RESERVE_BYTES) return;
  // In steps of their own: what is made and dropped in one transaction is never written at all.
  await sql`drop table if exists space_set_aside`.execute(database);
  await sql`create table space_set_aside (bytes blob)`.execute(database);
  await sql`insert into space_set_aside values (zeroblob(${sql.lit(RESERVE_BYTES)}))`.execute(database);
  await sql`drop table space_set_aside`.execute(database);
  await sql.raw(REUSE_LOG).execute(database);
}

type Room = {
  reuseLog: () => unknown;
  /** Gives up space outside of the database; false when there is none to give up. */
  release: () => boolean;
};

/** Makes a change; where the disk is full, with the space that was put aside for it. */
export async function withRoom<T>({ reuseLog, release }: Room, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isForWantOfSpace(error)) throw error;
  }
  try {
    await reuseLog();
    return await change();
  } catch (error) {
    if (!isForWantOfSpace(error) || !release()) throw error;
  }
  return change();
}
