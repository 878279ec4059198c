import { createHash, randomBytes } from 'node:crypto';
import type { Session, User } from '#shared/accounts.schema.ts';
import { maximums } from '#shared/limits.ts';
import { describeDevice } from '#server/domain/devices.ts';
import { signInNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as sessions from '#server/storage/database/sessions.queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const sessionLifetime = { absoluteMs: 30 * DAY, idleMs: 7 * DAY };

/** How stale "last seen" may become before it is written again: a page with ten requests writes once. */
const SEEN_EVERY_MS = 5 * MINUTE;

/** Where somebody signs in from. */
export type Origin = { address: string; userAgent: string | undefined };

/** Starts a session and gives back its secret; only a hash of it is kept. */
export async function startSession(
  db: Database,
  userId: number,
  { address, userAgent }: Origin,
): Promise<string> {
  const now = new Date();
  const secret = randomBytes(32).toString('base64url');
  await sessions.deleteSessionsBefore(db, ...expiryLimits(now));
  await sessions.insertSession(db, {
    idHash: hashOf(secret),
    userId,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    address,
    userAgent: userAgent?.slice(0, maximums.userAgent).toWellFormed() ?? null,
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

/** Every device that is signed in, of every account: each of them may do everything here. */
export async function listSessions(db: Database, ownSecret: string): Promise<Session[]> {
  const [createdBefore, seenBefore] = expiryLimits(new Date());
  const ownHash = hashOf(ownSecret);
  const all = await sessions.listSessionsWithUser(db, maximums.signInsShown);
  return all
    .filter(({ createdAt, lastSeenAt }) => createdAt >= createdBefore && lastSeenAt >= seenBefore)
    .map(({ idHash, userAgent, ...shown }) => ({
      ...shown,
      device: describeDevice(userAgent),
      isThis: idHash === ownHash,
    }));
}

export function endSession(db: Database, secret: string): Promise<void> {
  return sessions.deleteSession(db, hashOf(secret));
}

/** Ends one of the listed sessions, of whichever account. */
export async function endListedSession(db: Database, id: number): Promise<void> {
  if (!(await sessions.deleteSessionById(db, id))) throw signInNotFound();
}

/** Ends every session of every account but this one. */
export function endAllOtherSessions(db: Database, keptSecret: string): Promise<void> {
  return sessions.deleteAllSessionsBut(db, hashOf(keptSecret));
}

/** Ends every session of one user, except for the one that may be kept. */
export function endSessionsOf(db: Database, userId: number, keptSecret?: string): Promise<void> {
  return sessions.deleteSessionsOfUser(db, userId, keptSecret === undefined ? null : hashOf(keptSecret));
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
