import { createHash, randomBytes } from 'node:crypto';
import type { SubscriberStatus } from '#shared/mail/subscribers.ts';
import type { NewSubscriber } from '#server/storage/database/queries/mail/subscribers.queries.ts';

export const DAY_MS = 24 * 60 * 60_000;

/** For links of mail. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The same for every way to write an address. */
export const hashOfEmail = (email: string) => hashOf(plainEmail(email));

export function newSubscriber(
  email: string,
  status: Extract<SubscriberStatus, 'waiting' | 'confirmed'>,
): NewSubscriber {
  const now = new Date().toISOString();
  return {
    email: plainEmail(email),
    emailHash: hashOfEmail(email),
    status,
    leaveToken: newToken(),
    createdAt: now,
    confirmedAt: status === 'confirmed' ? now : null,
  };
}

export function plainEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
