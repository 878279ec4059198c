import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Client } from '#server/domain/statistics/visitors.ts';
import { clientAddress, networksOf } from '#server/http/access/client-address.ts';

/** Whom the statistics count; null for the owner, for robots and for browsers that ask not to be counted. */
export function countedClient(request: FastifyRequest): Client | null {
  const { headers, user } = request;
  const userAgent = headers['user-agent'] ?? '';
  if (user || headers['sec-gpc'] === '1' || headers['dnt'] === '1' || isbot(userAgent)) return null;
  const [network] = networksOf(clientAddress(request));
  return { network, userAgent };
}
