import type { Database } from '#server/storage/database/database.ts';
import type { SessionsTable } from '#server/storage/database/tables.ts';

export async function insertSession(db: Database, session: SessionsTable): Promise<void> {
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

export async function touchSession(db: Database, idHash: string, lastSeenAt: string): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt }).where('idHash', '=', idHash).execute();
}

export async function deleteSession(db: Database, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', idHash).execute();
}

export async function deleteOtherSessions(db: Database, userId: number, keptIdHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('idHash', '!=', keptIdHash).execute();
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
