import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { inTurn } from '#server/http/in-turn.ts';

/** Returns whether it responds; calls `fallback` when it finds afterwards that it cannot. */
type SendCached = (request: IncomingMessage, response: ServerResponse, fallback: () => void) => boolean;

const HEADERS_MS = 15_000;
const IDLE_MS = 30_000;
/** Node looks for slow headers every half minute, which would double their time. */
const CHECK_EVERY_MS = 5_000;
/** Browsers open connections ahead of need and reuse them; proxies do so for longer than a minute. */
const KEEP_ALIVE_MS = 72_000;

/** Node's server: cached responses are sent at once, everything else goes to Fastify. */
export function createCachedServer(sendCached: SendCached): FastifyServerFactory {
  return (handler) => {
    const options: ServerOptions = {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Bodies have their deadlines in connections.ts: a long upload may take longer than any fixed time.
      requestTimeout: 0,
    };
    const handle = inTurn((request, response) => {
      const fallback = () => handler(request, response);
      if (!sendCached(request, response, fallback)) fallback();
    });
    const server = createServer(options, handle);
    server.setTimeout(IDLE_MS);
    return server;
  };
}
