import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closing } from '#server/errors.ts';

const PATIENCE_MS = 25_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Closes within a bounded time: running requests are finished, new ones refused, idle connections closed, and in the
 * end all of them, so that the rest of the site can close in order.
 */
export function closeGracefully(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  const { server } = app;
  let isClosing = false;

  const timers: NodeJS.Timeout[] = [];
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    const looking = setInterval(() => {
      server.closeIdleConnections();
      // Browsers open connections ahead of need, which Node does not count as idle.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, LOOK_EVERY_MS);
    const giveUp = setTimeout(() => {
      app.log.warn('Some requests are still running and are cut off');
      server.closeAllConnections();
    }, patienceMs);
    for (const timer of [looking, giveUp]) timer.unref();
    timers.push(looking, giveUp);
  });
  // A server that never listened emits no close event.
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw closing();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
