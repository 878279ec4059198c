import type { Account, Credentials, User } from '#shared/accounts.schema.ts';
import {
  accountNotFound,
  lastAccount,
  registrationClosed,
  usernameTaken,
  wrongCredentials,
  wrongCurrentPassword,
} from '#server/errors.ts';
import type { Changes } from '#server/domain/changes.ts';
import { hashPassword, passwordMatches } from '#server/domain/passwords.ts';
import { endSessionsOf, startSession, type Origin } from '#server/domain/sessions.ts';
import { isUniqueViolation, type Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
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

/** Starts a session for whoever knows a name and its password; an unknown name costs the same time and gets the same words. */
export async function signIn(
  db: Database,
  { username, password }: Credentials,
  origin: Origin,
): Promise<{ user: User; secret: string }> {
  const found = await users.findUserByName(db, username);
  const matches = await passwordMatches(password, found?.passwordHash);
  if (!found || !matches) throw wrongCredentials();
  return inTransaction(db, async (transaction) => {
    // While it was compared, the password may have been changed or the account removed: then nobody gets in with it.
    const user = await users.findUser(transaction, found.id);
    if (user?.passwordHash !== found.passwordHash) throw wrongCredentials();
    const secret = await startSession(transaction, user.id, origin);
    return { user: { id: user.id, username: user.username }, secret };
  });
}

/** Whoever is signed in proves that they are who they say, before something that cannot be taken back. */
export async function confirmPassword(db: Database, userId: number, password = ''): Promise<void> {
  const user = await users.findUser(db, userId);
  if (!(await passwordMatches(password, user?.passwordHash))) throw wrongCurrentPassword();
}

/** Replaces a password and ends every session that was begun with the old one, except for the one that may be kept. */
export async function setPassword(
  db: Database,
  userId: number,
  newPassword: string,
  keptSession?: string,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (transaction) => {
    await users.setPasswordHash(transaction, userId, passwordHash);
    await endSessionsOf(transaction, userId, keptSession);
  });
}

/** Everybody who can sign in, the first one first, and which of them asks. */
export async function listAccounts(db: Database, you?: User): Promise<Account[]> {
  const all = await users.listUsers(db);
  return all.map((user) => ({ ...user, isYou: user.id === you?.id }));
}

export async function hasAccount(db: Database, username: string): Promise<boolean> {
  return (await users.findUserByName(db, username)) !== undefined;
}

export async function findAccount(db: Database, username: string): Promise<User> {
  const user = await users.findUserByName(db, username);
  if (!user) throw accountNotFound();
  return { id: user.id, username: user.username };
}

/** Removes an account and with it its sessions, unless nobody could sign in afterwards. */
export function removeAccount(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const all = await users.listUsers(transaction);
    if (!all.some((user) => user.id === id)) throw accountNotFound();
    if (all.length === 1) throw lastAccount();
    await users.deleteUser(transaction, id);
  });
}
