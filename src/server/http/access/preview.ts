import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_PREFIX } from '#shared/accounts/accounts.ts';
import { previewSchema } from '#shared/site/settings.schema.ts';
import type { Config } from '#server/config.ts';
import { userOfSession } from '#server/domain/accounts/sessions.ts';
import { readSessionSecret } from '#server/http/access/session-cookie.ts';
import type { Database } from '#server/storage/database/database.ts';

/** The moment of the owner's preview. A cookie for the browser's session, which counts only together with a sign-in. */
const COOKIE = `${COOKIE_PREFIX}preview`;

const options = (isHttps: boolean) =>
  ({ path: '/', sameSite: 'lax', secure: isHttps, httpOnly: true }) as const;

export function setPreview(reply: FastifyReply, on: string, isHttps: boolean): void {
  reply.setCookie(COOKIE, on, options(isHttps));
}

export function endPreview(reply: FastifyReply, isHttps: boolean): void {
  reply.clearCookie(COOKIE, options(isHttps));
}

/** The moment in the cookie, whether or not the client is signed in; null for anything that is no moment. */
export function previewMoment({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  return previewSchema.safeParse({ on: cookies[COOKIE] }).data?.on ?? null;
}

/** The same for routes outside the API, where the session is not checked yet. */
export async function ownersPreview(
  request: FastifyRequest,
  { config, database }: { config: Config; database: Database },
): Promise<string | null> {
  const moment = previewMoment(request);
  return moment && (await isOwner(request, { config, database })) ? moment : null;
}

export async function isOwner(
  request: Pick<FastifyRequest, 'cookies'>,
  { config, database }: { config: Pick<Config, 'isHttps'>; database: Database },
): Promise<boolean> {
  const secret = readSessionSecret(request, config.isHttps);
  return secret !== null && (await userOfSession(database, secret)) !== null;
}
