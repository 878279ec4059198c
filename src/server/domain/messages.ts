import { setImmediate as nextTurn } from 'node:timers/promises';
import { apiPaths } from '#shared/addresses.ts';
import type { ListPage, ListQuery } from '#shared/lists.ts';
import type { Message, MessageDeletion, NewMessage } from '#shared/messages.schema.ts';
import { readList } from '#server/domain/lists.ts';
import { messageNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as messages from '#server/storage/database/messages.queries.ts';

/** Newest first, unless another order is asked for. */
export function listMessages(db: Database, query: ListQuery = {}): Promise<ListPage<Message>> {
  return readList(db, messageList, query, 'owner');
}

const messageList = {
  path: apiPaths.messages,
  table: 'messages',
  sortColumns: messages.messageSortColumns,
  newestFirst: '-createdAt',
  read: messages.listMessages,
} as const;

export async function readMessage(db: Database, id: number): Promise<Message> {
  const message = await messages.findMessage(db, id);
  if (!message) throw messageNotFound();
  return message;
}

/** How many messages the owner has not opened yet. */
export function countUnread(db: Database): Promise<number> {
  return messages.countUnread(db);
}

/** Puts a visitor's message into the owner's inbox, unread; gives back its number. */
export function sendMessage(db: Database, { name, email, subject, message }: NewMessage): Promise<number> {
  return messages.insertMessage(db, { name, email, subject, message, createdAt: new Date().toISOString() });
}

/** Marks a message as read; one that already is stays so. */
export async function markRead(db: Database, id: number): Promise<Message> {
  const message = await messages.markRead(db, id);
  if (!message) throw messageNotFound();
  return message;
}

export async function deleteMessage(db: Database, id: number): Promise<void> {
  if ((await messages.deleteMessages(db, [id])) === 0) throw messageNotFound();
}

/** So few that nobody waits for them: taking a long message out of the search index takes milliseconds. */
const DELETED_AT_A_TIME = 50;

/** Deletes the chosen messages, or all that match and that the owner can have seen; says how many there were. */
export async function deleteMessages(db: Database, which: MessageDeletion): Promise<number> {
  for (let deleted = 0, step = 0; ; step += 1) {
    const ids = await nextToDelete(db, which, step);
    if (ids.length === 0) return deleted;
    deleted += await messages.deleteMessages(db, ids);
    // Others get their answers between the steps of a long deletion.
    await nextTurn();
  }
}

function nextToDelete(
  db: Database,
  { ids, matching, upTo }: MessageDeletion,
  step: number,
): Promise<number[]> {
  if (ids) return Promise.resolve(ids.slice(step * DELETED_AT_A_TIME, (step + 1) * DELETED_AT_A_TIME));
  const range = { upTo: upTo ?? 0, limit: DELETED_AT_A_TIME };
  return matching ? messages.findMessageIds(db, matching, range) : messages.listMessageIds(db, range);
}
