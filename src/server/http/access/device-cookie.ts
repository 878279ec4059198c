import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_PREFIX } from '#shared/accounts/accounts.ts';
import { DEVICE_DAYS } from '#server/domain/accounts/known-devices.ts';

const NAME = `${COOKIE_PREFIX}device`;
const maxAge = DEVICE_DAYS * 24 * 60 * 60;

export function readDeviceSecret(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

export function setDeviceCookie(reply: FastifyReply, secret: string, isHttps: boolean): void {
  reply.setCookie(NAME, secret, { path: '/api', sameSite: 'lax', secure: isHttps, httpOnly: true, maxAge });
}
