import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { engineOf } from '#server/storage/database/engine.ts';

/** Lets the database refuse new tracks as it would when its disk is full. */
export async function fillDisk(database: Database): Promise<void> {
  if (engineOf(database).name === 'sqlite') {
    await sql`create trigger full_disk before insert on tracks
      begin select raise(abort, 'database or disk is full'); end`.execute(database);
  } else {
    await sql`create function full_disk() returns trigger language plpgsql
      as $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`.execute(database);
    await sql`create trigger full_disk before insert on tracks execute function full_disk()`.execute(
      database,
    );
  }
}
