import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress, preferredEncoding } from '#server/cache/encoding.ts';
import { etagOf, matchesEtag } from '#server/cache/etag.ts';
import { freshMs, mayCacheResponse } from '#server/cache/policies.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every visitor gets the same response until something changes, so it is cached as it is sent. */
    cacheable?: boolean;
  }
  interface FastifyRequest {
    /** Of the response cache, when the request came. */
    cacheGeneration: number;
  }
  interface FastifyReply {
    /** How long the response may be cached, by the clock of `performance`; null for the usual time. */
    freshUntil: number | null;
  }
}

/** Caches the responses of every cacheable route. Must come before the routes. */
export function cacheResponses(app: FastifyInstance, responses: ResponseCache): void {
  app.decorateRequest('cacheGeneration', 0);
  app.decorateReply('freshUntil', null);
  // Hooks of a route run after all others, so they see the response as it is sent.
  app.addHook('onRoute', (route) => {
    if (!route.config?.cacheable) return;
    const { method, onRequest = [], onSend = [] } = route;
    route.onRequest = [
      ...[onRequest].flat(),
      async (request) => {
        request.cacheGeneration = responses.generation();
      },
    ];
    route.onSend = [
      async (request, reply, payload: unknown) => {
        const { query } = request;
        if (!mayCacheResponse({ status: reply.statusCode, query, isSignedIn: Boolean(request.user) }))
          return payload;
        const body = isJson(reply, payload) ? await finishJson(request, reply, payload) : payload;
        if (!Buffer.isBuffer(body)) return body;
        const freshUntil = reply.freshUntil ?? performance.now() + freshMs.response;
        const generation = request.cacheGeneration;
        responses.save(request.raw, { headers: reply.getHeaders(), body }, { freshUntil, generation });
        return body;
      },
      ...(method === 'HEAD' ? [omitBody] : [onSend].flat()),
    ];
  });
}

/** Instead of Fastify's hook for HEAD, which runs too early and gives a 304 a length. */
async function omitBody(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<null> {
  if (reply.statusCode !== 304)
    reply.header('content-length', Buffer.byteLength((payload ?? '') as string | Buffer));
  return null;
}

function isJson(reply: FastifyReply, payload: unknown): payload is string {
  return (
    typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json')
  );
}

/** Visitors get lists compressed, and with an ETag by which an unchanged one is not sent again. */
async function finishJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<Buffer | null> {
  const etag = etagOf(json);
  reply.headers({ etag, vary: 'Accept-Encoding, Cookie', 'cache-control': 'private, no-cache' });
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    reply.status(304).removeHeader('content-type');
    return null;
  }
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return compress[encoding](Buffer.from(json));
}
