import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { COOKIE_PREFIX } from '#shared/accounts.ts';
import type { Config } from '#server/config.ts';
import type { Changes } from '#server/domain/changes.ts';
import { rawHeaders, type AnswerHeaders, type RawHeaders } from '#server/http/finished/raw-headers.ts';
import { preferredEncoding } from '#server/http/responses/encoding.ts';
import { matchesEtag } from '#server/http/responses/etag.ts';
import { requestLine } from '#server/http/responses/request-log.ts';

type FinishedAnswer = {
  headers: RawHeaders;
  /** For those who have it already. */
  unchangedHeaders: RawHeaders;
  etag: string;
  body: Buffer;
  keepUntil: number;
};

const MOST_BYTES = 16 * 1024 * 1024;
/** About what an answer's headers and address take. */
const BYTES_BESIDES = 2_000;

type Needs = { config: Pick<Config, 'publicUrl'>; changes: Changes; log: FastifyBaseLogger };

/**
 * Answers that are the same for every visitor, as they go over the wire. They are found by their address, before
 * anything else is done with a request, and forgotten when something changes.
 */
export function createFinishedAnswers({ config, changes, log }: Needs) {
  const kept = new LRUCache<string, FinishedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length + BYTES_BESIDES,
  });
  let revision = 0;
  let isClosed = false;
  const forget = () => {
    revision += 1;
    kept.clear();
  };
  changes.onChange(forget);

  /** What an answer depends on; null for whoever may be answered differently. */
  function keyOf(request: IncomingMessage): string | null {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isPlainRequest(request)) return null;
    if (config.publicUrl !== null) return `${preferredEncoding(headers['accept-encoding'])} ${url}`;
    // The site is then called as whoever asks calls it, and a proxy may say that this is something else.
    if (headers['x-forwarded-host'] ?? headers['x-forwarded-proto']) return null;
    return `${preferredEncoding(headers['accept-encoding'])} ${url} ${headers.host}`;
  }

  return {
    forget,
    /** Leaves what still comes to the app, which says that the site closes. */
    close: () => {
      isClosed = true;
    },
    /** To be remembered when work on an answer begins, and given back when it is kept. */
    revision: () => revision,

    /** Keeps an answer, unless something has changed since its making began. */
    keep(
      request: IncomingMessage,
      answer: { headers: AnswerHeaders; etag: string; body: Buffer },
      { keepUntil, revision: madeAt }: { keepUntil: number; revision: number },
    ): void {
      const key = keyOf(request);
      if (key === null || madeAt !== revision || answer.headers['set-cookie'] !== undefined) return;
      const { etag, body } = answer;
      const headers = rawHeaders({ ...answer.headers, 'content-length': body.length });
      const unchangedHeaders = rawHeaders(answer.headers, ['content-type', 'content-encoding']);
      kept.set(key, { headers, unchangedHeaders, etag, body, keepUntil });
    },

    /** Answers if it can. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request);
      const found = key === null ? undefined : kept.get(key);
      if (isClosed || !found || found.keepUntil <= performance.now()) return false;
      const isUnchanged = matchesEtag(request.headers['if-none-match'], found.etag);
      if (isUnchanged) response.writeHead(304, found.unchangedHeaders).end();
      else response.writeHead(200, found.headers).end(request.method === 'HEAD' ? undefined : found.body);
      log.debug(requestLine(request, response.statusCode, 0));
      return true;
    },
  };
}

export type FinishedAnswers = ReturnType<typeof createFinishedAnswers>;

/** No body, no part of something, and from nobody who is signed in or was. */
function isPlainRequest({ headers }: IncomingMessage): boolean {
  return (
    headers.range === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !headers.cookie?.includes(COOKIE_PREFIX)
  );
}
