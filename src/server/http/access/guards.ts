import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '#shared/accounts.schema.ts';
import type { Config } from '#server/config.ts';
import { userOfSession } from '#server/domain/sessions.ts';
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
    /** Open to visitors who have not signed in. A route that does not say so is the owner's. */
    public?: boolean;
    /** Refused to pages of other sites, as every change is: asking for it is work. */
    ownPagesOnly?: boolean;
  }
}

type Needs = { config: Config; database: Database };

/** Checks who asks and from where, before a single byte of the body is read. */
export function addGuards(api: FastifyInstance, { config, database }: Needs): void {
  api.decorateRequest('user', null);
  api.decorateRequest('sessionSecret', null);

  api.addHook('onRequest', async (request, reply) => {
    const { ownPagesOnly } = request.routeOptions.config;
    if ((changesSomething(request) || ownPagesOnly) && isForeign(request, config)) throw foreignOrigin();
    request.sessionSecret = readSessionSecret(request, config.isHttps);
    if (request.sessionSecret) request.user = await userOfSession(database, request.sessionSecret);
    // What is left of a session that ended goes, so that no later page asks who is signed in.
    if (!request.user && hasSessionCookies(request, config.isHttps))
      clearSessionCookie(reply, config.isHttps);
    if (!request.user && !request.routeOptions.config.public) throw signedOut();
  });
}

/** The signed-in user of a route that only they can reach. */
export function ownerOf(request: Pick<FastifyRequest, 'user'>): User {
  if (!request.user) throw signedOut();
  return request.user;
}

/** Some of what a public route offers is the owner's alone. */
export function ownerOnly(request: Pick<FastifyRequest, 'user'>, asked: unknown): void {
  if (asked !== undefined) ownerOf(request);
}

function changesSomething(request: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
}

/** Browsers say which site a request comes from; programs without an origin are not carrying anybody's cookie. */
function isForeign(request: FastifyRequest, { publicUrl }: Config): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !isOwnOrigin(origin, request.host, publicUrl);
}
