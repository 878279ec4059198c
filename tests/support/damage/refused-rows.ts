import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { engineOf } from '#server/storage/database/engine.ts';

/** What each database says when its disk is full, and when it refuses a row for any other reason. */
const refusals = {
  'disk full': { sqlite: 'database or disk is full', postgres: '53100' },
  'not today': { sqlite: 'not today', postgres: 'P0001' },
};

/** Lets the database refuse every new row of this table. */
export async function refuseRows(
  database: Database,
  table: 'tracks' | 'jobs',
  reason: keyof typeof refusals,
): Promise<void> {
  const { sqlite, postgres } = refusals[reason];
  const statements =
    engineOf(database).name === 'sqlite'
      ? [`create trigger refuse before insert on ${table} begin select raise(abort, '${sqlite}'); end`]
      : [
          `create function refuse() returns trigger language plpgsql
            as $$ begin raise exception '${reason}' using errcode = '${postgres}'; end $$`,
          `create trigger refuse before insert on ${table} execute function refuse()`,
        ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
