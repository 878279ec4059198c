import type { Session, User } from '#shared/accounts/accounts.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { describeDevice } from '#server/domain/accounts/devices.ts';
import { hashOf, newSecret } from '#server/domain/secrets.ts';
import { signInNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as sessions from '#server/storage/database/queries/site/sessions.queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const sessionLifetime = { absoluteMs: 30 * DAY, idleMs: 7 * DAY };

/** How stale "last seen" may become: a page with ten requests writes once. */
const LAST_SEEN_INTERVAL_MS = 5 * MINUTE;

export type Origin = { address: string; userAgent: string | undefined };

/** Returns the secret of the session; the database stores only its hash. */
export async function startSession(
  db: Database,
  userId: number,
  { address, userAgent }: Origin,
): Promise<string> {
  const now = new Date();
  const secret = newSecret();
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

export function deleteExpiredSessions(db: Database): Promise<void> {
  return sessions.deleteSessionsBefore(db, ...expiryLimits(new Date()));
}

/** Null when the session is unknown, ended or expired. */
export async function userOfSession(db: Database, secret: string): Promise<User | null> {
  const idHash = hashOf(secret);
  const session = await sessions.findSessionWithUser(db, idHash);
  if (!session) return null;
  const now = new Date();
  const [createdBefore, seenBefore] = expiryLimits(now);
  if (session.createdAt < createdBefore || session.lastSeenAt < seenBefore) return null;
  if (now.getTime() - Date.parse(session.lastSeenAt) > LAST_SEEN_INTERVAL_MS) {
    // Not awaited: a read must not wait for a writer. After a failure the next request tries again.
    void sessions.touchSession(db, idHash, now.toISOString()).catch(() => undefined);
  }
  return { id: session.id, username: session.username };
}

/** Of all accounts, with their names: every account is an owner's (decision 20). */
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

export async function endListedSession(db: Database, id: number): Promise<void> {
  if (!(await sessions.deleteSessionById(db, id))) throw signInNotFound();
}

export function endAllOtherSessions(db: Database, currentSecret: string): Promise<void> {
  return sessions.deleteAllSessionsBut(db, hashOf(currentSecret));
}

export function endSessionsOf(db: Database, userId: number, currentSecret?: string): Promise<void> {
  return sessions.deleteSessionsOfUser(
    db,
    userId,
    currentSecret === undefined ? null : hashOf(currentSecret),
  );
}

function expiryLimits(now: Date): [createdBefore: string, seenBefore: string] {
  return [
    new Date(now.getTime() - sessionLifetime.absoluteMs).toISOString(),
    new Date(now.getTime() - sessionLifetime.idleMs).toISOString(),
  ];
}
