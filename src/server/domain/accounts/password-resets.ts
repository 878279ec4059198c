import { randomUUID } from 'node:crypto';
import type { PasswordReset } from '#shared/accounts/accounts.schema.ts';
import { replacePassword } from '#server/domain/accounts/accounts.ts';
import { hashPassword } from '#server/domain/accounts/passwords.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { hashOf, newSecret } from '#server/domain/secrets.ts';
import { resetLinkInvalid } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as resets from '#server/storage/database/queries/site/password-resets.queries.ts';
import { findUserByName } from '#server/storage/database/queries/site/users.queries.ts';

const LIFETIME_MS = 60 * 60_000;

/** Stores a mail also for an unknown name, so that it takes as long as a known one; the mail is dropped later. */
export async function requestReset(
  { database, outbox }: { database: Database; outbox: Outbox },
  username: string,
): Promise<void> {
  const user = await findUserByName(database, username);
  await inTransaction(database, (transaction) =>
    outbox.addAgain(transaction, {
      kind: 'reset',
      key: `reset ${user?.id ?? randomUUID()}`,
      userId: user?.id ?? null,
    }),
  );
  outbox.wake();
}

/** Returns the token of a new link. Earlier ones still work: a stranger who asks for one must not end them. */
export async function createReset(db: Database, userId: number): Promise<string> {
  const token = newSecret();
  await resets.insertReset(db, { tokenHash: hashOf(token), userId, createdAt: new Date().toISOString() });
  return token;
}

export async function resetPassword(db: Database, { token, password }: PasswordReset): Promise<void> {
  const since = new Date(Date.now() - LIFETIME_MS).toISOString();
  const reset = await resets.findReset(db, hashOf(token), since);
  if (!reset) throw resetLinkInvalid();
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    // It may have been used during the hashing.
    if ((await resets.deleteResetsOfUser(transaction, reset.userId)) === 0) throw resetLinkInvalid();
    await replacePassword(transaction, reset.userId, passwordHash);
  });
}
