import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closeGracefully } from '#server/http/graceful-close.ts';

/** Listens for requests that are not answered, or not to the end; `closed` says what was closed, in order. */
async function listen({ patienceMs }: { patienceMs: number }) {
  const closed: string[] = [];
  const app = Fastify();
  closeGracefully(app, patienceMs);
  app.get('/for-ever', () => new Promise(() => undefined));
  app.get('/under-way', (_request, reply) => {
    reply.hijack();
    reply.raw.write('half an answer');
  });
  app.addHook('onClose', async () => void closed.push('site'));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const open = async (text?: string): Promise<Socket> => {
    const arrived = once(app.server, text ? 'request' : 'connection');
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.once('close', () => closed.push('connection'));
    if (text) socket.write(text);
    await arrived;
    return socket;
  };
  return { app, open, closed };
}

it('cuts off what does not end, so that the site still closes', async () => {
  const { app, open, closed } = await listen({ patienceMs: 100 });
  const waiting = await open('GET /for-ever HTTP/1.1\r\nHost: x\r\n\r\n');
  const gone = once(waiting, 'close');
  await app.close();
  await gone;
  expect(closed.toSorted()).toEqual(['connection', 'site']);
});

it('does not wait for a connection that was opened ahead of need', async () => {
  const { app, open, closed } = await listen({ patienceMs: 60_000 });
  const gone = once(await open(), 'close');
  await app.close();
  await gone;
  expect(closed.toSorted()).toEqual(['connection', 'site']);
});

it('closes a connection that was to be kept once its answer is complete', async () => {
  const { app, open, closed } = await listen({ patienceMs: 60_000 });
  const asked = once(app.server, 'request') as Promise<[unknown, ServerResponse]>;
  const socket = await open('GET /under-way HTTP/1.1\r\nHost: x\r\n\r\n');
  const gone = once(socket, 'close');
  await once(socket, 'data');
  const isClosed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  (await asked)[1].end('the other half');
  await Promise.all([isClosed, gone]);
  expect(closed.toSorted()).toEqual(['connection', 'site']);
});
