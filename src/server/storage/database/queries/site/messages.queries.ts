import { messageSchema, type NewMessage } from '#shared/site/messages.schema.ts';
import type { messageSorts } from '#shared/site/messages.ts';
import type { Database } from '#server/storage/database/database.ts';
import { searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { findIds, readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import type { MessageKeys } from '#server/storage/database/tables.ts';

const columns = messageSchema.keyof().options;

export const messageSortColumns: Record<(typeof messageSorts)[number], string> = {
  createdAt: 'createdAt',
  name: 'nameKey',
  subject: 'subjectKey',
  read: 'read',
};

function keysOf({ name, email, subject, message }: NewMessage): MessageKeys {
  return {
    nameKey: sortKeyOf(name),
    subjectKey: sortKeyOf(subject),
    searchText: searchTextOf(name, email, subject, message),
  };
}

function selectMessages(db: Database) {
  return db.selectFrom('messages').select(columns);
}

export function listMessages(db: Database, part: ListPart) {
  return readListPart('messages', selectMessages(db), part);
}

export function findMessage(db: Database, id: number) {
  return selectMessages(db).where('id', '=', id).executeTakeFirst();
}

export async function countUnread(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMessage(
  db: Database,
  message: NewMessage & { createdAt: string; read?: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({ read: false, ...message, ...keysOf(message) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function markRead(db: Database, id: number) {
  return db
    .updateTable('messages')
    .set({ read: true })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteMessages(db: Database, ids: number[]): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('messages').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Some of the matching messages, none newer than `upTo`. */
export function findMessageIds(
  db: Database,
  matching: string,
  range: { upTo: number; limit: number },
): Promise<number[]> {
  return findIds(db, 'messages', matching, range);
}

/** Some of all messages, none newer than `upTo`. */
export async function listMessageIds(
  db: Database,
  { upTo, limit }: { upTo: number; limit: number },
): Promise<number[]> {
  const found = await db.selectFrom('messages').select('id').where('id', '<=', upTo).limit(limit).execute();
  return found.map(({ id }) => id);
}
