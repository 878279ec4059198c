import type { Database } from '#server/storage/database/database.ts';
import type { SettingsTable } from '#server/storage/database/tables.ts';

type NewSetting = Pick<SettingsTable, 'key' | 'value' | 'description' | 'lastUpdated'>;

export function listSettings(db: Database) {
  return db.selectFrom('siteSettings').selectAll().orderBy('key').execute();
}

export function findSetting(db: Database, key: string) {
  return db.selectFrom('siteSettings').selectAll().where('key', '=', key).executeTakeFirst();
}

export function findSettings(db: Database, keys: readonly string[]) {
  return db.selectFrom('siteSettings').select(['key', 'value']).where('key', 'in', keys).execute();
}

export function insertSetting(db: Database, setting: NewSetting) {
  return db.insertInto('siteSettings').values(setting).returningAll().executeTakeFirstOrThrow();
}

export function updateSetting(db: Database, { key, value, lastUpdated }: Omit<NewSetting, 'description'>) {
  return db
    .updateTable('siteSettings')
    .set({ value, lastUpdated })
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirst();
}

/** Unless the value has changed. */
export async function deleteSettingWithValue(db: Database, key: string, value: string): Promise<void> {
  await db.deleteFrom('siteSettings').where('key', '=', key).where('value', '=', value).execute();
}
