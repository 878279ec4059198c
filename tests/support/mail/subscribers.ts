import { createHash, randomBytes } from 'node:crypto';
import type { SubscriberStatus } from '#shared/mail/subscribers.ts';
import type { Database } from '#server/storage/database/database.ts';

/** People on the list, past the API; confirmed unless said otherwise. */
export async function makeSubscribers(
  database: Database,
  emails: string[],
  status: SubscriberStatus = 'confirmed',
): Promise<void> {
  const now = new Date().toISOString();
  await database
    .insertInto('subscribers')
    .values(
      emails.map((email) => ({
        email,
        emailHash: createHash('sha256').update(email).digest('hex'),
        status,
        createdAt: now,
        confirmedAt: status === 'confirmed' ? now : null,
        leaveToken: randomBytes(24).toString('base64url'),
      })),
    )
    .execute();
}
