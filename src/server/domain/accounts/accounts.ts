import type { Account, Credentials, User } from '#shared/accounts/accounts.schema.ts';
import { settingKeys } from '#shared/site/settings.ts';
import {
  accountNotFound,
  lastAccount,
  registrationClosed,
  usernameTaken,
  wrongCredentials,
  wrongCurrentPassword,
} from '#server/errors.ts';
import type { Changes } from '#server/domain/changes.ts';
import { hashPassword, passwordMatches } from '#server/domain/accounts/passwords.ts';
import { endSessionsOf, startSession, type Origin } from '#server/domain/accounts/sessions.ts';
import { isUniqueViolation, type Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { deleteResetsOfUser } from '#server/storage/database/queries/site/password-resets.queries.ts';
import { insertSetting } from '#server/storage/database/queries/site/settings.queries.ts';
import * as users from '#server/storage/database/queries/site/users.queries.ts';

export async function isRegistrationOpen(db: Database): Promise<boolean> {
  return !(await users.hasUsers(db));
}

type NewUser = Credentials & { email?: string | null };

/** Registers the first account. Of several concurrent attempts the database accepts one. */
export async function registerOwner(
  { database, changes }: { database: Database; changes: Changes },
  credentials: NewUser,
): Promise<User> {
  if (!(await isRegistrationOpen(database))) throw registrationClosed();
  const owner = await insertUser(database, credentials, true);
  if (credentials.email) await receiveNotices(database, credentials.email);
  // The sign-in page offers registration only while it is open.
  changes.announce();
  return owner;
}

/** Until the owner chooses another address. */
async function receiveNotices(db: Database, email: string): Promise<void> {
  const lastUpdated = new Date().toISOString();
  await insertSetting(db, { key: settingKeys.noticeEmail, value: email, description: null, lastUpdated });
}

export function addUser(db: Database, credentials: NewUser): Promise<User> {
  return insertUser(db, credentials, null);
}

async function insertUser(
  db: Database,
  { username, password, email = null }: NewUser,
  founder: true | null,
): Promise<User> {
  const passwordHash = await hashPassword(password);
  const createdAt = new Date().toISOString();
  try {
    return await users.insertUser(db, { username, passwordHash, founder, createdAt, email });
  } catch (error) {
    if (founder && isUniqueViolation(error, 'users')) throw registrationClosed();
    if (isUniqueViolation(error, 'users')) throw usernameTaken();
    throw error;
  }
}

/** An unknown name takes as long and fails with the same message as a wrong password. */
export async function signIn(
  db: Database,
  { username, password }: Credentials,
  origin: Origin,
): Promise<{ user: User; secret: string }> {
  const found = await users.findUserByName(db, username);
  const matches = await passwordMatches(password, found?.passwordHash);
  if (!found || !matches) throw wrongCredentials();
  return inTransaction(db, async (transaction) => {
    // The password may have been changed, or the account removed, during the comparison.
    const user = await users.findUser(transaction, found.id);
    if (user?.passwordHash !== found.passwordHash) throw wrongCredentials();
    const secret = await startSession(transaction, user.id, origin);
    return { user: { id: user.id, username: user.username }, secret };
  });
}

/** Asked for again before an action that cannot be undone. */
export async function confirmPassword(db: Database, userId: number, password: string): Promise<void> {
  const user = await users.findUser(db, userId);
  if (!(await passwordMatches(password, user?.passwordHash))) throw wrongCurrentPassword();
}

export async function setPassword(
  db: Database,
  userId: number,
  newPassword: string,
  currentSession?: string,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, (transaction) =>
    replacePassword(transaction, userId, passwordHash, currentSession),
  );
}

/** Also ends all sessions of the user, except `currentSession`, and the links for a forgotten password. */
export async function replacePassword(
  transaction: Database,
  userId: number,
  passwordHash: string,
  currentSession?: string,
): Promise<void> {
  await users.setPasswordHash(transaction, userId, passwordHash);
  await endSessionsOf(transaction, userId, currentSession);
  await deleteResetsOfUser(transaction, userId);
}

export function setEmail(db: Database, userId: number, email: string | null): Promise<void> {
  return users.setEmail(db, userId, email);
}

export async function listAccounts(db: Database, you?: User): Promise<Account[]> {
  const all = await users.listUsers(db);
  return all.map(({ email, ...user }) => {
    const isYou = user.id === you?.id;
    return { ...user, isYou, email: isYou ? email : null };
  });
}

export async function hasAccount(db: Database, username: string): Promise<boolean> {
  return (await users.findUserByName(db, username)) !== undefined;
}

export async function findAccount(db: Database, username: string): Promise<User> {
  const user = await users.findUserByName(db, username);
  if (!user) throw accountNotFound();
  return { id: user.id, username: user.username };
}

/** Removes an account and its sessions; the last account stays. */
export function removeAccount(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const all = await users.listUsers(transaction);
    if (!all.some((user) => user.id === id)) throw accountNotFound();
    if (all.length === 1) throw lastAccount();
    await users.deleteUser(transaction, id);
  });
}
