import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { uploadsPath } from '#shared/primitives/addresses.ts';
import type { Cache } from '#server/cache/cache.ts';
import { preferredEncoding } from '#server/cache/encoding.ts';
import { matchesEtag } from '#server/cache/etag.ts';
import { mayReadCache } from '#server/cache/policies.ts';
import { rawHeaders, sendFile, type FileResponse, type ResponseHeaders } from '#server/cache/send-file.ts';
import type { Config } from '#server/config.ts';

type CachedResponse = {
  headers: string[];
  notModifiedHeaders: string[];
  etag: string;
  body: Buffer;
  freshUntil: number;
};

/** About what the headers and the key of a response take. */
const BYTES_BESIDES_BODY = 2_000;

type Deps = {
  cache: Cache;
  config: Pick<Config, 'publicUrl'>;
  log: FastifyBaseLogger;
  onSent: (request: IncomingMessage, response: ServerResponse) => void;
};

/**
 * Responses that are the same for every visitor, found by their address before Fastify sees the request: pages and
 * lists as the bytes that were sent, files with the headers that they are sent with.
 */
export function createResponseCache({ cache, config, log, onSent }: Deps) {
  const responses = cache.store<CachedResponse>('responses');
  const files = cache.store<FileResponse>('files');
  let isClosed = false;

  /** Everything a response depends on; null for a request whose response may differ. */
  function keyOf(request: IncomingMessage): string | null {
    if (!mayReadCache(request)) return null;
    const { url, headers } = request;
    if (config.publicUrl !== null) return `${preferredEncoding(headers['accept-encoding'])} ${url}`;
    // Without PUBLIC_URL the host comes from the request, or from a proxy that only the app knows how to judge.
    if (headers['x-forwarded-host'] ?? headers['x-forwarded-proto']) return null;
    return `${preferredEncoding(headers['accept-encoding'])} ${url} ${headers.host}`;
  }

  function sendResponse(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    const found = key === null ? undefined : responses.get(key);
    if (!found || found.freshUntil <= performance.now()) return false;
    if (matchesEtag(request.headers['if-none-match'], found.etag))
      response.writeHead(304, found.notModifiedHeaders).end();
    else response.writeHead(200, found.headers).end(request.method === 'HEAD' ? undefined : found.body);
    onSent(request, response);
    return true;
  }

  function trySendFile(request: IncomingMessage, response: ServerResponse, fallback: () => void): boolean {
    const found = files.get(request.url ?? '');
    if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    sendFile(request, response, found, log).then(() => onSent(request, response), fallback);
    return true;
  }

  return {
    /** Sends the response if it is cached. A file that cannot be read after all is left to `fallback`. */
    send(request: IncomingMessage, response: ServerResponse, fallback: () => void): boolean {
      if (isClosed) return false;
      return request.url?.startsWith(uploadsPath)
        ? trySendFile(request, response, fallback)
        : sendResponse(request, response);
    },

    /** Read it before making a response, and pass it when saving: a change in between makes the response outdated. */
    generation: () => responses.generation,

    save(
      request: IncomingMessage,
      { headers, body }: { headers: ResponseHeaders; body: Buffer },
      { freshUntil, generation }: { freshUntil: number; generation: number },
    ): void {
      const key = keyOf(request);
      if (key === null || generation !== responses.generation || headers['set-cookie'] !== undefined) return;
      const entry = {
        headers: rawHeaders({ ...headers, 'content-length': body.length }),
        notModifiedHeaders: rawHeaders(headers, ['content-type', 'content-encoding']),
        etag: String(headers['etag']),
        body,
        freshUntil,
      };
      responses.set(key, entry, { size: body.length + BYTES_BESIDES_BODY });
    },

    saveFile(url: string, file: FileResponse, generation: number): void {
      if (generation === responses.generation) files.set(url, file);
    },

    clear: () => responses.clear(),

    /** Leaves every further request to the app, which refuses it because the site closes. */
    close: () => {
      isClosed = true;
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
