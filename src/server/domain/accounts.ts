import type { Credentials, PasswordChange, User } from '#shared/accounts.schema.ts';
import { registrationClosed, usernameTaken, wrongCredentials, wrongCurrentPassword } from '#server/errors.ts';
import type { Changes } from '#server/domain/changes.ts';
import { hashPassword, passwordMatches } from '#server/domain/passwords.ts';
import { isUniqueViolation, type Database } from '#server/storage/database/database.ts';
import * as users from '#server/storage/database/users.queries.ts';

/** Anybody may register while nobody has. */
export async function isRegistrationOpen(db: Database): Promise<boolean> {
  return !(await users.hasUsers(db));
}

/** Makes the first visitor the owner. However many try at once, the database lets one of them in. */
export async function registerOwner(
  { database, changes }: { database: Database; changes: Changes },
  credentials: Credentials,
): Promise<User> {
  if (!(await isRegistrationOpen(database))) throw registrationClosed();
  const owner = await insertUser(database, credentials, true);
  // The sign-in page offers registration only while it is open.
  changes.announce();
  return owner;
}

/** Lets somebody who is signed in give another person an account. */
export function addUser(db: Database, credentials: Credentials): Promise<User> {
  return insertUser(db, credentials, null);
}

async function insertUser(db: Database, credentials: Credentials, founder: true | null): Promise<User> {
  const passwordHash = await hashPassword(credentials.password);
  const createdAt = new Date().toISOString();
  try {
    return await users.insertUser(db, { username: credentials.username, passwordHash, founder, createdAt });
  } catch (error) {
    if (founder && isUniqueViolation(error, 'users')) throw registrationClosed();
    if (isUniqueViolation(error, 'users')) throw usernameTaken();
    throw error;
  }
}

/** Checks a name and password; an unknown name costs the same time and gets the same words. */
export async function verifyCredentials(db: Database, { username, password }: Credentials): Promise<User> {
  const user = await users.findUserByName(db, username);
  const matches = await passwordMatches(password, user?.passwordHash);
  if (!user || !matches) throw wrongCredentials();
  return { id: user.id, username: user.username };
}

/** Replaces the password of somebody who proves to know the present one. */
export async function changePassword(db: Database, userId: number, change: PasswordChange): Promise<void> {
  const user = await users.findUser(db, userId);
  const matches = await passwordMatches(change.currentPassword, user?.passwordHash);
  if (!matches) throw wrongCurrentPassword();
  await users.setPasswordHash(db, userId, await hashPassword(change.newPassword));
}
