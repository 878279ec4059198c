import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { UsersTable } from '#server/storage/database/tables.ts';

type NewUser = Pick<UsersTable, 'username' | 'passwordHash' | 'founder' | 'createdAt'> &
  Partial<Pick<UsersTable, 'email'>>;

export async function hasUsers(db: Database): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export function insertUser(db: Database, user: NewUser) {
  return db.insertInto('users').values(user).returning(['id', 'username']).executeTakeFirstOrThrow();
}

export function findUserByName(db: Database, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'passwordHash'])
    .where(sql`lower(username)`, '=', lowerCase(username))
    .executeTakeFirst();
}

/** Like the index on this column: only A to Z change. */
function lowerCase(username: string): string {
  return username.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export function findUser(db: Database, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'passwordHash', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listUsers(db: Database) {
  return db.selectFrom('users').select(['id', 'username', 'createdAt', 'email']).orderBy('id').execute();
}

export async function deleteUser(db: Database, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

export async function setPasswordHash(db: Database, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
}

export async function setEmail(db: Database, id: number, email: string | null): Promise<void> {
  await db.updateTable('users').set({ email }).where('id', '=', id).execute();
}
