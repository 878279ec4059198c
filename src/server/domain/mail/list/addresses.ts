import type { SubscriberStatus } from '#shared/mail/subscribers.ts';
import { hashOf, newSecret } from '#server/domain/secrets.ts';
import type { NewSubscriber } from '#server/storage/database/queries/mail/subscribers.queries.ts';

export const DAY_MS = 24 * 60 * 60_000;

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
    leaveToken: newSecret(),
    createdAt: now,
    confirmedAt: status === 'confirmed' ? now : null,
  };
}

export function plainEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
