import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import type { Message, MessageDeletion, NewMessage } from '#shared/site/messages.schema.ts';
import { readList } from '#server/domain/catalogue/lists.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { messageNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as messages from '#server/storage/database/queries/site/messages.queries.ts';

/** Newest first by default. */
export function listMessages(db: Database, query: ListQuery = {}): Promise<ListPage<Message>> {
  return readList(db, messageList, query, 'owner');
}

const messageList = {
  path: apiPaths.messages,
  table: 'messages',
  sortColumns: messages.messageSortColumns,
  defaultSort: '-createdAt',
  read: messages.listMessages,
} as const;

export async function readMessage(db: Database, id: number): Promise<Message> {
  const message = await messages.findMessage(db, id);
  if (!message) throw messageNotFound();
  return message;
}

export function countUnread(db: Database): Promise<number> {
  return messages.countUnread(db);
}

/** The owner hears of it by mail, which follows in the background. */
export async function sendMessage(
  { database, outbox }: { database: Database; outbox: Outbox },
  message: NewMessage,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const messageId = await storeMessage(transaction, message);
    await outbox.add(transaction, { kind: 'message', key: `message ${messageId}`, details: { messageId } });
  });
  outbox.wake();
}

/** Returns the id of the stored message. */
export function storeMessage(db: Database, { name, email, subject, message }: NewMessage): Promise<number> {
  return messages.insertMessage(db, { name, email, subject, message, createdAt: new Date().toISOString() });
}

export async function markRead(db: Database, id: number): Promise<Message> {
  const message = await messages.markRead(db, id);
  if (!message) throw messageNotFound();
  return message;
}

export async function deleteMessage(db: Database, id: number): Promise<void> {
  if ((await messages.deleteMessages(db, [id])) === 0) throw messageNotFound();
}

/** Small, so that other requests do not wait: removing a long message from the search index takes milliseconds. */
const DELETE_BATCH = 50;

/** Deletes the chosen messages, or all matching ones up to the newest that the owner has seen. */
export async function deleteMessages(db: Database, which: MessageDeletion): Promise<number> {
  for (let deleted = 0, step = 0; ; step += 1) {
    const ids = await nextToDelete(db, which, step);
    if (ids.length === 0) return deleted;
    deleted += await messages.deleteMessages(db, ids);
    // Lets other requests run between the batches.
    await yieldToEventLoop();
  }
}

function nextToDelete(
  db: Database,
  { ids, matching, upTo }: MessageDeletion,
  step: number,
): Promise<number[]> {
  if (ids) return Promise.resolve(ids.slice(step * DELETE_BATCH, (step + 1) * DELETE_BATCH));
  const range = { upTo: upTo ?? 0, limit: DELETE_BATCH };
  return matching ? messages.findMessageIds(db, matching, range) : messages.listMessageIds(db, range);
}
