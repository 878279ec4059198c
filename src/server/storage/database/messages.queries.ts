import type { NewMessage } from '#shared/messages.ts';
import type { Database } from '#server/storage/database/database.ts';

export function listMessages(db: Database) {
  return db.selectFrom('messages').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
}

export async function insertMessage(
  db: Database,
  message: NewMessage & { createdAt: string },
): Promise<void> {
  await db
    .insertInto('messages')
    .values({ ...message, read: false })
    .execute();
}

export function markRead(db: Database, id: number) {
  return db
    .updateTable('messages')
    .set({ read: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteMessage(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('messages').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0;
}
