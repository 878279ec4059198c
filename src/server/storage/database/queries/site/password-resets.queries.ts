import type { Database } from '#server/storage/database/database.ts';
import type { PasswordResetsTable } from '#server/storage/database/tables.ts';

export async function insertReset(db: Database, reset: PasswordResetsTable): Promise<void> {
  await db.insertInto('passwordResets').values(reset).execute();
}

export function findReset(db: Database, tokenHash: string, createdSince: string) {
  return db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('createdAt', '>=', createdSince)
    .executeTakeFirst();
}

/** Returns how many there were. */
export async function deleteResetsOfUser(db: Database, userId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passwordResets')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteResetsBefore(db: Database, createdBefore: string): Promise<void> {
  await db.deleteFrom('passwordResets').where('createdAt', '<', createdBefore).execute();
}
