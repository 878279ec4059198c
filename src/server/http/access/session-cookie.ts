import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_PREFIX, HINT_COOKIE } from '#shared/accounts/accounts.ts';
import { sessionLifetime } from '#server/domain/accounts/sessions.ts';

/** The `__Host-` prefix binds a cookie to this host and to https; browsers refuse it over plain http. */
export function secretCookieName(name: string, isHttps: boolean): string {
  return `${isHttps ? '__Host-' : ''}${COOKIE_PREFIX}${name}`;
}

export function sessionCookieName(isHttps: boolean): string {
  return secretCookieName('session', isHttps);
}

function cookieOptions(isHttps: boolean) {
  return { path: '/', sameSite: 'lax', secure: isHttps, maxAge: sessionLifetime.absoluteMs / 1_000 } as const;
}

export function readSessionSecret(request: Pick<FastifyRequest, 'cookies'>, isHttps: boolean): string | null {
  return request.cookies[sessionCookieName(isHttps)] || null;
}

export function hasSessionCookies(request: FastifyRequest, isHttps: boolean): boolean {
  return readSessionSecret(request, isHttps) !== null || request.cookies[HINT_COOKIE] !== undefined;
}

export function setSessionCookie(reply: FastifyReply, secret: string, isHttps: boolean): void {
  const options = cookieOptions(isHttps);
  reply.setCookie(sessionCookieName(isHttps), secret, { ...options, httpOnly: true });
  reply.setCookie(HINT_COOKIE, '1', options);
}

export function clearSessionCookie(reply: FastifyReply, isHttps: boolean): void {
  const options = cookieOptions(isHttps);
  reply.clearCookie(sessionCookieName(isHttps), { ...options, httpOnly: true });
  reply.clearCookie(HINT_COOKIE, options);
}
