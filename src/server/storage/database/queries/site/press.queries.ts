import type { Selectable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { PressTable } from '#server/storage/database/tables.ts';

/** The only row. */
const ID = 1;

export type PressRow = Omit<Selectable<PressTable>, 'id'>;

const columns = [
  'enabled',
  'shortBio',
  'longBio',
  'quotes',
  'contact',
  'imageIds',
  'rider',
  'version',
] as const satisfies (keyof PressRow)[];

export function findPress(db: Database): Promise<PressRow | undefined> {
  return db.selectFrom('press').select(columns).where('id', '=', ID).executeTakeFirst();
}

export async function isPressEnabled(db: Database): Promise<boolean> {
  const row = await db.selectFrom('press').select('enabled').where('id', '=', ID).executeTakeFirst();
  return row?.enabled ?? false;
}

export function savePress(db: Database, press: PressRow): Promise<PressRow> {
  return db
    .insertInto('press')
    .values({ id: ID, ...press })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(press))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
