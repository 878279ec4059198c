import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { etagOf, matchesEtag } from '#server/cache/etag.ts';
import { cacheScope } from '#server/http/access/site-address.ts';

/** A feed for other programs, with its tag. */
export type WrittenFeed = { body: string; etag: string };

export const taggedFeed = (body: string): WrittenFeed => ({ body, etag: etagOf(body) });

/** Any site may read it, and clients ask whether it changed. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, type, config }: WrittenFeed & { type: string; config: Config },
): FastifyReply {
  reply
    .header('cache-control', `${cacheScope(config)}, no-cache`)
    .header('etag', etag)
    .header('access-control-allow-origin', '*')
    .type(type);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.send(body);
}
