import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '#shared/accounts/accounts.schema.ts';
import type { Config } from '#server/config.ts';
import { userOfSession } from '#server/domain/accounts/sessions.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import { foreignOrigin, signedOut } from '#server/errors.ts';
import { isOwnOrigin } from '#server/http/access/origin.ts';
import {
  clearSessionCookie,
  hasSessionCookies,
  readSessionSecret,
} from '#server/http/access/session-cookie.ts';
import type { Database } from '#server/storage/database/database.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
    sessionSecret: string | null;
  }
  interface FastifyContextConfig {
    /** Open to visitors who have not signed in. Every other route is for the owner. */
    public?: boolean;
    /** Refused to pages of other sites, as every change is, because the response is costly to make. */
    ownPagesOnly?: boolean;
    /** Sent by pages in the background: it does not end a session whose page has not found out yet. */
    leavesCookies?: boolean;
  }
}

type Deps = { config: Config; database: Database; clock: Pick<ClockWatch, 'isTrusted'> };

/** Checks session and origin before the body is read. */
export function addGuards(api: FastifyInstance, { config, database, clock }: Deps): void {
  api.decorateRequest('user', null);
  api.decorateRequest('sessionSecret', null);

  api.addHook('onRequest', async (request, reply) => {
    const { ownPagesOnly, leavesCookies } = request.routeOptions.config;
    if ((changesSomething(request) || ownPagesOnly) && isForeign(request, config)) throw foreignOrigin();
    request.sessionSecret = readSessionSecret(request, config.isHttps);
    if (request.sessionSecret) request.user = await userOfSession(database, request.sessionSecret);
    // Cookies of an ended session go, so that later pages do not ask who is signed in. A wrong clock may have ended it.
    const isEnded = !request.user && clock.isTrusted() && hasSessionCookies(request, config.isHttps);
    if (isEnded && !leavesCookies) clearSessionCookie(reply, config.isHttps);
    if (!request.user && !request.routeOptions.config.public) throw signedOut();
  });
}

/** The signed-in user; refuses without one. */
export function ownerOf(request: Pick<FastifyRequest, 'user'>): User {
  if (!request.user) throw signedOut();
  return request.user;
}

/** For options of a public route that only the owner may use. */
export function ownerOnly(request: Pick<FastifyRequest, 'user'>, asked: unknown): void {
  if (asked !== undefined) ownerOf(request);
}

function changesSomething(request: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
}

/** Browsers send the origin of a request; programs without one do not carry a visitor's cookie. */
function isForeign(request: FastifyRequest, { publicUrl }: Config): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !isOwnOrigin(origin, request.host, publicUrl);
}
