import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FinishedAnswers } from '#server/http/finished/finished-answers.ts';
import { compress, preferredEncoding } from '#server/http/responses/encoding.ts';
import { etagOf, matchesEtag } from '#server/http/responses/etag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Visitors all get the same answer until something changes: it is kept as it was sent, and given again. */
    keepsAnswer?: boolean;
  }
  interface FastifyRequest {
    /** What had changed by the time the request came. */
    revision: number;
  }
  interface FastifyReply {
    /** Until when the answer may be given again; for a minute, unless the route says otherwise. */
    keepUntil: number | null;
  }
}

/** How old an answer may become when nothing is announced: views that are counted elsewhere, a program beside this one. */
const KEPT_MS = 60_000;

/** Has every route that says so keep its answers. Must come before the routes. */
export function keepAnswers(app: FastifyInstance, answers: FinishedAnswers): void {
  app.decorateRequest('revision', 0);
  app.decorateReply('keepUntil', null);
  // A hook of the route's own comes after all others, and sees the answer as it goes out.
  app.addHook('onRoute', (route) => {
    if (!route.config?.keepsAnswer) return;
    const { onRequest = [], onSend = [] } = route;
    route.onRequest = [
      ...[onRequest].flat(),
      async (request) => {
        request.revision = answers.revision();
      },
    ];
    route.onSend = [
      ...[onSend].flat(),
      async (request, reply, payload: unknown) => {
        if (reply.statusCode !== 200 || isOneOfMany(request)) return payload;
        if (request.user) return payload;
        const body = isJson(reply, payload) ? await finishJson(request, reply, payload) : payload;
        if (!Buffer.isBuffer(body)) return body;
        const headers = reply.getHeaders();
        const keepUntil = reply.keepUntil ?? performance.now() + KEPT_MS;
        answers.keep(
          request.raw,
          { headers, etag: String(headers.etag), body },
          { keepUntil, revision: request.revision },
        );
        return body;
      },
    ];
  });
}

/** Of searches and pages far down a list there is no end, and they are counted. */
function isOneOfMany({ query }: FastifyRequest): boolean {
  const { q, page } = query as { q?: unknown; page?: unknown };
  return q !== undefined || page !== undefined;
}

function isJson(reply: FastifyReply, payload: unknown): payload is string {
  return (
    typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json')
  );
}

/** A list as visitors get it: compressed, and with a tag by which they learn that it is still the same. */
async function finishJson(request: FastifyRequest, reply: FastifyReply, json: string): Promise<Buffer | ''> {
  const etag = etagOf(json);
  reply.headers({ etag, vary: 'Accept-Encoding, Cookie', 'cache-control': 'private, no-cache' });
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    reply.status(304);
    return '';
  }
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return compress[encoding](Buffer.from(json));
}
