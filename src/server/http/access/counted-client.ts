import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Client } from '#server/domain/statistics/visitors.ts';
import { clientAddress, networksOf } from '#server/http/access/client-address.ts';
import { isOwner } from '#server/http/access/preview.ts';

type Sender = Pick<FastifyRequest, 'headers' | 'cookies' | 'ip' | 'socket'>;
type Deps = Parameters<typeof isOwner>[1];

/** What programs call themselves that read feeds and calendars for people. To `isbot` they are robots, as search engines are. */
const READERS =
  /feed|rss|reader|podcast|pocket ?casts|antennapod|overcast|itunes|itms|spotify|newsblur|newsboat|netnewswire|miniflux|calendar|\bical|\bicsx|exchange/i;

/** Whom the statistics count; null for robots, for the owner and for those who ask not to be counted. */
export async function countedClient(sender: Sender, deps: Deps): Promise<Client | null> {
  return isbot(sender.headers['user-agent']) ? null : clientOf(sender, deps);
}

/** The same for feeds and calendars, which programs read for people. */
export async function countedReader(sender: Sender, deps: Deps): Promise<Client | null> {
  return READERS.test(sender.headers['user-agent'] ?? '')
    ? clientOf(sender, deps)
    : countedClient(sender, deps);
}

async function clientOf(sender: Sender, deps: Deps): Promise<Client | null> {
  const { 'user-agent': userAgent, 'sec-gpc': gpc, dnt } = sender.headers;
  if (!userAgent || gpc === '1' || dnt === '1' || (await isOwner(sender, deps))) return null;
  const [network] = networksOf(clientAddress(sender));
  return { network, userAgent };
}

/** Who sent a request that the cache answers before Fastify sees it: a client without our cookies. */
export function senderOf(request: IncomingMessage, isProxy: (address: string) => boolean): Sender {
  const { headers, socket } = request;
  return { headers, socket, cookies: {}, ip: proxyAddress(request, isProxy) };
}
