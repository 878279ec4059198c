import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_PREFIX } from '#shared/accounts.ts';
import type { Config } from '#server/config.ts';
import { userOfSession } from '#server/domain/sessions.ts';
import { readSessionSecret } from '#server/http/access/session-cookie.ts';
import type { Database } from '#server/storage/database/database.ts';

/** The moment as which the owner looks at the site. It lasts until the browser is closed, and counts only beside a session. */
const COOKIE = `${COOKIE_PREFIX}preview`;

const options = (isHttps: boolean) =>
  ({ path: '/', sameSite: 'lax', secure: isHttps, httpOnly: true }) as const;

export function setPreview(reply: FastifyReply, on: string, isHttps: boolean): void {
  reply.setCookie(COOKIE, on, options(isHttps));
}

export function endPreview(reply: FastifyReply, isHttps: boolean): void {
  reply.clearCookie(COOKIE, options(isHttps));
}

/** The moment that was chosen, whoever asks; anything else in the cookie is nothing. */
export function previewMoment({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  const moment = cookies[COOKIE];
  return moment && !Number.isNaN(Date.parse(moment)) ? new Date(moment).toISOString() : null;
}

/** The same where nobody has asked yet who it is: outside the API. */
export async function ownersPreview(
  request: FastifyRequest,
  { config, database }: { config: Config; database: Database },
): Promise<string | null> {
  const moment = previewMoment(request);
  return moment && (await isOwner(request, { config, database })) ? moment : null;
}

export async function isOwner(
  request: FastifyRequest,
  { config, database }: { config: Config; database: Database },
): Promise<boolean> {
  const secret = readSessionSecret(request, config.isHttps);
  return secret !== null && (await userOfSession(database, secret)) !== null;
}
