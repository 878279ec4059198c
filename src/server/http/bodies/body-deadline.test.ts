import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { addBodyDeadline } from '#server/http/bodies/body-deadline.ts';

/** Listens with a short deadline; an upload is refused as soon as its headers are there. */
async function listen(): Promise<number> {
  const app = Fastify();
  addBodyDeadline(app, 50);
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/refused') await reply.status(401).send('no');
  });
  app.post('/message', () => 'received');
  app.post('/refused', () => 'never');
  onTestFinished(() => app.close());
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Promises more than it sends, and gives back what it was told before the other side hung up. */
async function sendSlowly(port: number, path: string, type: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`);
  await once(socket, 'close');
  return answer;
}

it('hangs up on a body that does not arrive', async () => {
  const answer = await sendSlowly(await listen(), '/message', 'application/json');
  expect(answer).not.toContain('received');
});

it('answers a refused upload, and then does not wait for the rest of it for ever', async () => {
  const answer = await sendSlowly(await listen(), '/refused', 'multipart/form-data; boundary=x');
  expect(answer).toContain('401');
});

it('leaves a body alone that is there in time', async () => {
  const response = await fetch(`http://127.0.0.1:${await listen()}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await response.text()).toBe('received');
});
