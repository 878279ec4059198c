import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { engineOf, inTransaction } from '#server/storage/database/engine.ts';
import type { TableName } from '#server/storage/database/rows.queries.ts';

/** The number a table gave out last, also when that row is gone: no number is given out twice. */

type Numbering = {
  lastNumber: (db: Database, table: string) => Promise<number>;
  setLastNumber: (db: Database, table: string, number: number) => Promise<void>;
};

const sqlite: Numbering = {
  async lastNumber(db, table) {
    const { rows } = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.seq ?? 0;
  },
  setLastNumber: (db, table, number) =>
    inTransaction(db, async (transaction) => {
      // This table has no keys, and a row only for what has given out a number.
      await sql`delete from sqlite_sequence where name = ${table}`.execute(transaction);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${number})`.execute(transaction);
    }),
};

const postgres: Numbering = {
  async lastNumber(db, table) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`.execute(db);
    return rows[0]?.last ?? 0;
  },
  async setLastNumber(db, table, number) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id')::regclass, ${number})`.execute(db);
  },
};

const numberings = { sqlite, postgres };

export function readLastNumber(db: Database, table: TableName): Promise<number> {
  return numberings[engineOf(db).name].lastNumber(db, storedName(table));
}

/** Lets a table go on behind this number; one that is further already stays as it is. */
export async function goOnBehind(db: Database, table: TableName, number: number): Promise<void> {
  if ((await readLastNumber(db, table)) >= number) return;
  await numberings[engineOf(db).name].setLastNumber(db, storedName(table), number);
}

/** Here the name is a value, which Kysely does not translate. */
function storedName(table: TableName): string {
  return table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
