import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { unavailable } from '#server/errors.ts';
import { isOutOfSpace } from '#server/storage/disk-space.ts';

/** Enough for hundreds of sign-ins and deletions. */
const RESERVE_BYTES = 1024 * 1024;

/** Makes SQLite overwrite its log from the start, which needs no new space. */
export const REUSE_LOG = 'PRAGMA wal_checkpoint(RESTART)';

/**
 * Reserves space inside SQLite's own files: unused pages in the database, and a log that was once this long. Decision 21 says what happens on a full disk.
 */
export async function ensureReserve(database: Database, file: string): Promise<void> {
  const { rows } = await sql<{ unused: number; pageSize: number }>`
    select freelist_count as unused, page_size from pragma_freelist_count, pragma_page_size`.execute(
    database,
  );
  const { unused = 0, pageSize = 0 } = rows[0] ?? {};
  const log = await stat(`${file}-wal`).catch(() => null);
  if (unused * pageSize >= RESERVE_BYTES / 2 && log && log.size >= RESERVE_BYTES) return;
  // In separate transactions: created and dropped in one, the table would never be written.
  await sql`drop table if exists space_set_aside`.execute(database);
  await sql`create table space_set_aside (bytes blob)`.execute(database);
  await sql`insert into space_set_aside values (zeroblob(${sql.lit(RESERVE_BYTES)}))`.execute(database);
  await sql`drop table space_set_aside`.execute(database);
  await sql.raw(REUSE_LOG).execute(database);
}

/** Removes deleted rows from SQLite's log too. */
export async function eraseDeleted(database: Database, file: string): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  if (rows[0]?.busy) throw unavailable(new Error('Something reads the log of the database'));
  await ensureReserve(database, file);
}

type Room = {
  reuseLog: () => unknown;
  /** Frees reserved space outside of the database; returns false if there is none. */
  release: () => boolean;
};

/** Makes a change; on a full disk, with the reserved space. */
export async function withRoom<T>({ reuseLog, release }: Room, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
  }
  try {
    await reuseLog();
    return await change();
  } catch (error) {
    if (!isOutOfSpace(error) || !release()) throw error;
  }
  return change();
}
