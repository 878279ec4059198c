import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Client } from '#server/domain/statistics/visitors.ts';
import { clientAddress, networksOf } from '#server/http/access/client-address.ts';
import { isOwner } from '#server/http/access/preview.ts';

type Sender = Pick<FastifyRequest, 'headers' | 'cookies' | 'ip' | 'socket'>;
type Deps = Parameters<typeof isOwner>[1];

/** Whom the statistics count; null for robots and for those whom `countedReader` leaves out. */
export async function countedClient(sender: Sender, deps: Deps): Promise<Client | null> {
  return isbot(sender.headers['user-agent']) ? null : countedReader(sender, deps);
}

/** The same for feeds, which robots read for people; null for the owner and for those who ask not to be counted. */
export async function countedReader(sender: Sender, deps: Deps): Promise<Client | null> {
  const { headers } = sender;
  if (headers['sec-gpc'] === '1' || headers['dnt'] === '1' || (await isOwner(sender, deps))) return null;
  const [network] = networksOf(clientAddress(sender));
  return { network, userAgent: headers['user-agent'] ?? '' };
}

/** Who sent a request that the cache answers before Fastify sees it: somebody without our cookies. */
export function senderOf(request: IncomingMessage, isProxy: (address: string) => boolean): Sender {
  const { headers, socket } = request;
  return { headers, socket, cookies: {}, ip: proxyAddress(request, isProxy) };
}
