import type { FastifyInstance } from 'fastify';

type LoggedRequest = { method?: string | undefined; url?: string | undefined };

/** One line per request, without query, headers or body: user input stays out of the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const isRead = ['GET', 'HEAD'].includes(request.method) && reply.statusCode < 400;
    request.log[isRead ? 'debug' : 'info'](requestLine(request, reply.statusCode, reply.elapsedTime));
  });
}

export function requestLine(
  { method, url = '' }: LoggedRequest,
  status: number,
  milliseconds: number,
): string {
  return `${method} ${url.split('?')[0]} ${status} ${Math.round(milliseconds)}ms`;
}
