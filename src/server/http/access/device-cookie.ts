import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '#server/domain/accounts/known-devices.ts';
import { secretCookieName } from '#server/http/access/session-cookie.ts';

const nameOf = (isHttps: boolean) => secretCookieName('device', isHttps);
const maxAge = DEVICE_DAYS * 24 * 60 * 60;

export function readDeviceSecret(request: FastifyRequest, isHttps: boolean): string | undefined {
  return request.cookies[nameOf(isHttps)];
}

export function setDeviceCookie(reply: FastifyReply, secret: string, isHttps: boolean): void {
  const options = { path: '/', sameSite: 'lax', secure: isHttps, httpOnly: true, maxAge } as const;
  reply.setCookie(nameOf(isHttps), secret, options);
}
