import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { subscriberLimits } from '#shared/mail/subscribers.ts';
import { DAY_MS, hashOfEmail, newSubscriber } from '#server/domain/mail/list/addresses.ts';
import { hashOf } from '#server/domain/secrets.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { confirmLinkInvalid } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import {
  confirmSubscriber,
  markLeft,
  upsertSubscriber,
} from '#server/storage/database/queries/mail/subscribers.queries.ts';

type Deps = {
  database: Database;
  outbox: Outbox;
  /** How many mails a form may cause for one address. */
  perAddress: RateLimiterAbstract;
};

/**
 * Sends a link that confirms the address. The work is the same whether the address is on the list or not: the writer of
 * the mail decides whether it is needed.
 */
export async function signUp({ database, outbox, perAddress }: Deps, email: string): Promise<void> {
  if (!(await mayTake(perAddress, hashOfEmail(email)))) return;
  await inTransaction(database, async (transaction) => {
    const subscriberId = await upsertSubscriber(transaction, newSubscriber(email, 'waiting'));
    await outbox.addAgain(transaction, {
      kind: 'confirmation',
      key: `confirmation ${subscriberId}`,
      subscriberId,
    });
  });
  outbox.wake();
}

async function mayTake(limit: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

export async function confirm(db: Database, token: string): Promise<void> {
  const now = new Date();
  const sentAfter = new Date(now.getTime() - subscriberLimits.confirmDays * DAY_MS);
  const isConfirmed = await confirmSubscriber(db, hashOf(token), {
    now: now.toISOString(),
    sentAfter: sentAfter.toISOString(),
  });
  if (!isConfirmed) throw confirmLinkInvalid();
}

/** Does not tell whether the token is known. */
export function leave(db: Database, token: string): Promise<void> {
  return markLeft(db, token, new Date().toISOString());
}
