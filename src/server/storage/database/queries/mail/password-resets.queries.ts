import type { Database } from '#server/storage/database/database.ts';

export async function deleteResetsBefore(db: Database, createdBefore: string): Promise<void> {
  await db.deleteFrom('passwordResets').where('createdAt', '<', createdBefore).execute();
}
