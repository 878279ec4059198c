import { createHmac } from 'node:crypto';
import { newSecret } from '#server/domain/secrets.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findOrInsertSalt } from '#server/storage/database/queries/statistics/salts.queries.ts';

/** What tells one visitor from another during a day. It is never stored. */
export type Client = { network: string; userAgent: string };

/** Enough that two visitors never share a hash. */
const HASH_LENGTH = 22;

export const isHash = (visitor: string): boolean =>
  /^[\w-]+$/.test(visitor) && visitor.length === HASH_LENGTH;

/** Recognises visitors during a day, on every instance. The salt of the day is deleted when it ends, and with it the way back. */
export function createVisitors(database: Database) {
  let current: { day: string; salt: Promise<string> } | undefined;

  function saltOf(day: string): Promise<string> {
    if (current?.day === day) return current.salt;
    const salt = findOrInsertSalt(database, { day, salt: newSecret() });
    current = { day, salt };
    // After a failure it is read again.
    salt.catch(() => {
      current = undefined;
    });
    return salt;
  }

  return {
    /** The salt is read again when it is needed. */
    forget(): void {
      current = undefined;
    },
    async recognise({ network, userAgent }: Client, day: string): Promise<string> {
      const hash = createHmac('sha256', await saltOf(day));
      return hash.update(`${network}\n${userAgent}`).digest('base64url').slice(0, HASH_LENGTH);
    },
  };
}

export type Visitors = ReturnType<typeof createVisitors>;
