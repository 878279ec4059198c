import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Says whether it answers; what it then cannot do after all, it leaves to `otherwise`. */
type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => boolean;

type Times = { headersMs: number; idleMs: number; lookEveryMs: number };

/** Browsers open connections ahead of need and come back to them; proxies do so for longer than a minute. */
const KEEP_ALIVE_MS = 72_000;

/** Node's server: what is finished is answered at once, everything else is the app's. */
export function serverAnsweringAtOnce(
  answerAtOnce: AnswerAtOnce,
  { headersMs, idleMs, lookEveryMs }: Times,
): FastifyServerFactory {
  return (handler) => {
    const options: ServerOptions = {
      headersTimeout: headersMs,
      connectionsCheckingInterval: lookEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // A long upload is watched by deadlines of its own.
      requestTimeout: 0,
    };
    const server = createServer(options, (request, response) => {
      const otherwise = () => handler(request, response);
      if (!answerAtOnce(request, response, otherwise)) otherwise();
    });
    server.setTimeout(idleMs);
    return server;
  };
}
