import type { Message, NewMessage } from '#shared/messages.ts';
import { messageNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as messages from '#server/storage/database/messages.queries.ts';

/** Newest first. */
export function listMessages(db: Database): Promise<Message[]> {
  return messages.listMessages(db);
}

/** Puts a visitor's message into the owner's inbox, unread. */
export async function sendMessage(
  db: Database,
  { name, email, subject, message }: NewMessage,
): Promise<void> {
  await messages.insertMessage(db, { name, email, subject, message, createdAt: new Date().toISOString() });
}

/** Marks a message as read; one that already is stays so. */
export async function markRead(db: Database, id: number): Promise<Message> {
  const message = await messages.markRead(db, id);
  if (!message) throw messageNotFound();
  return message;
}

export async function deleteMessage(db: Database, id: number): Promise<void> {
  if (!(await messages.deleteMessage(db, id))) throw messageNotFound();
}
