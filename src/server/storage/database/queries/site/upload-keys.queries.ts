import type { Database } from '#server/storage/database/database.ts';
import type { UploadKeysTable } from '#server/storage/database/tables.ts';

type Key = Pick<UploadKeysTable, 'key' | 'userId'>;

export async function findUploadResult(db: Database, { key, userId }: Key): Promise<object | null> {
  const row = await db
    .selectFrom('uploadKeys')
    .select('result')
    .where('key', '=', key)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.result ?? null;
}

export async function insertUploadKey(db: Database, row: UploadKeysTable): Promise<void> {
  await db.insertInto('uploadKeys').values(row).execute();
}

export async function deleteUploadKeysBefore(db: Database, createdBefore: string): Promise<void> {
  await db.deleteFrom('uploadKeys').where('createdAt', '<', createdBefore).execute();
}
