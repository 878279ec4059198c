import type { FastifyInstance } from 'fastify';

/** One line a request, without query, headers or body: what people type stays out of the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const isRead = ['GET', 'HEAD'].includes(request.method) && reply.statusCode < 400;
    const line = `${request.method} ${request.url.split('?')[0]} ${reply.statusCode} ${Math.round(reply.elapsedTime)}ms`;
    request.log[isRead ? 'debug' : 'info'](line);
  });
}
