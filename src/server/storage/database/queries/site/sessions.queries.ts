import type { Insertable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { SessionsTable } from '#server/storage/database/tables.ts';

export async function insertSession(db: Database, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export function findSessionWithUser(db: Database, idHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.username', 'sessions.createdAt', 'sessions.lastSeenAt'])
    .where('sessions.idHash', '=', idHash)
    .executeTakeFirst();
}

/** Of all users, most recently used first. */
export function listSessionsWithUser(db: Database, limit: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id',
      'sessions.idHash',
      'sessions.createdAt',
      'sessions.lastSeenAt',
      'sessions.address',
      'sessions.userAgent',
      'users.username',
    ])
    .orderBy('sessions.lastSeenAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(limit)
    .execute();
}

export async function touchSession(db: Database, idHash: string, lastSeenAt: string): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt }).where('idHash', '=', idHash).execute();
}

export async function deleteSession(db: Database, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', idHash).execute();
}

export async function deleteSessionById(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteAllSessionsBut(db: Database, exceptIdHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '!=', exceptIdHash).execute();
}

export async function deleteSessionsOfUser(
  db: Database,
  userId: number,
  exceptIdHash: string | null,
): Promise<void> {
  const ofUser = db.deleteFrom('sessions').where('userId', '=', userId);
  await (exceptIdHash === null ? ofUser : ofUser.where('idHash', '!=', exceptIdHash)).execute();
}

export async function deleteSessionsBefore(
  db: Database,
  createdBefore: string,
  seenBefore: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('createdAt', '<', createdBefore), row('lastSeenAt', '<', seenBefore)]))
    .execute();
}
