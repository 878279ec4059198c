import type { User } from '#shared/accounts/accounts.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { Origin } from '#server/domain/accounts/sessions.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { hashOf, newSecret } from '#server/domain/secrets.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as devices from '#server/storage/database/queries/site/known-devices.queries.ts';

/** A device that is not used for so long is new again. */
export const DEVICE_DAYS = 365;

type Deps = { database: Database; outbox: Outbox };

/** Sends a mail unless the account has used this device before. Returns the secret of the device. */
export async function reportNewDevice(
  { database, outbox }: Deps,
  user: User,
  secret: string | undefined,
  { address, userAgent }: Origin,
): Promise<string> {
  const isKnown = secret && (await devices.touchDevice(database, hashOfDevice(secret, user), now()));
  if (isKnown) return secret;
  const created = await inTransaction(database, async (transaction) => {
    const given = await rememberDevice(transaction, user);
    await outbox.add(transaction, {
      kind: 'signIn',
      key: `signIn ${hashOfDevice(given, user)}`,
      userId: user.id,
      details: { address, userAgent: userAgent?.slice(0, maximums.userAgent).toWellFormed() ?? null },
    });
    return given;
  });
  outbox.wake();
  return created;
}

/** Returns the secret of the device. */
export async function rememberDevice(db: Database, user: User): Promise<string> {
  const secret = newSecret();
  await devices.insertDevice(db, {
    idHash: hashOfDevice(secret, user),
    userId: user.id,
    createdAt: now(),
    lastSeenAt: now(),
  });
  return secret;
}

const now = () => new Date().toISOString();

export function deleteUnusedDevices(db: Database): Promise<void> {
  return devices.deleteDevicesBefore(db, new Date(Date.now() - DEVICE_DAYS * 24 * 60 * 60_000).toISOString());
}

/** Several accounts may use one device. */
const hashOfDevice = (secret: string, { id }: User) => hashOf(`${id} ${secret}`);
