import { createHash, randomBytes } from 'node:crypto';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { Origin } from '#server/domain/accounts/sessions.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as devices from '#server/storage/database/queries/site/known-devices.queries.ts';

/** A device that is not used for so long is new again. */
export const DEVICE_DAYS = 365;

type Deps = { database: Database; outbox: Outbox };

/** Sends a mail unless the account has used this device before, or has used none. Returns the secret of the device. */
export async function reportNewDevice(
  { database, outbox }: Deps,
  { id: userId }: User,
  secret: string | undefined,
  { address, userAgent }: Origin,
): Promise<string> {
  const seenAt = new Date().toISOString();
  if (secret && (await devices.touchDevice(database, hashOf(secret, userId), seenAt))) return secret;
  const given = randomBytes(32).toString('base64url');
  const idHash = hashOf(given, userId);
  await inTransaction(database, async (transaction) => {
    const isFirst = !(await devices.hasDevice(transaction, userId));
    await devices.insertDevice(transaction, { idHash, userId, createdAt: seenAt, lastSeenAt: seenAt });
    const details = { address, userAgent: userAgent?.slice(0, maximums.userAgent).toWellFormed() ?? null };
    if (!isFirst) await outbox.add(transaction, { kind: 'signIn', key: `signIn ${idHash}`, userId, details });
  });
  outbox.wake();
  return given;
}

export function deleteUnusedDevices(db: Database): Promise<void> {
  return devices.deleteDevicesBefore(db, new Date(Date.now() - DEVICE_DAYS * 24 * 60 * 60_000).toISOString());
}

/** Several accounts may use one device. */
function hashOf(secret: string, userId: number): string {
  return createHash('sha256').update(`${userId} ${secret}`).digest('hex');
}
