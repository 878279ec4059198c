import { createHash, randomBytes } from 'node:crypto';
import type { User } from '#shared/accounts.schema.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as sessions from '#server/storage/database/sessions.queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const sessionLifetime = { absoluteMs: 30 * DAY, idleMs: 7 * DAY };

/** How stale "last seen" may become before it is written again: a page with ten requests writes once. */
const SEEN_EVERY_MS = 5 * MINUTE;

/** Starts a session and gives back its secret; only a hash of it is kept. */
export async function startSession(db: Database, userId: number): Promise<string> {
  const now = new Date();
  const secret = randomBytes(32).toString('base64url');
  await sessions.deleteSessionsBefore(db, ...expiryLimits(now));
  await sessions.insertSession(db, {
    idHash: hashOf(secret),
    userId,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
  });
  return secret;
}

/** Who this secret belongs to, or nobody when the session is unknown, ended or too old. */
export async function userOfSession(db: Database, secret: string): Promise<User | null> {
  const idHash = hashOf(secret);
  const session = await sessions.findSessionWithUser(db, idHash);
  if (!session) return null;
  const now = new Date();
  const [createdBefore, seenBefore] = expiryLimits(now);
  if (session.createdAt < createdBefore || session.lastSeenAt < seenBefore) return null;
  if (now.getTime() - Date.parse(session.lastSeenAt) > SEEN_EVERY_MS) {
    // Not waited for: reading must not depend on whoever is writing. What fails is noted at the next request.
    void sessions.touchSession(db, idHash, now.toISOString()).catch(() => undefined);
  }
  return { id: session.id, username: session.username };
}

export function endSession(db: Database, secret: string): Promise<void> {
  return sessions.deleteSession(db, hashOf(secret));
}

export function endOtherSessions(db: Database, userId: number, keptSecret: string): Promise<void> {
  return sessions.deleteOtherSessions(db, userId, hashOf(keptSecret));
}

function expiryLimits(now: Date): [createdBefore: string, seenBefore: string] {
  return [
    new Date(now.getTime() - sessionLifetime.absoluteMs).toISOString(),
    new Date(now.getTime() - sessionLifetime.idleMs).toISOString(),
  ];
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
