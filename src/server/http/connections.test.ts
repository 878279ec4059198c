import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished, test } from 'vitest';
import { addBodyDeadline, cutWhenStalled, untilSent } from '#server/http/connections.ts';

/** Listens with a short deadline; an upload is refused as soon as its headers are there. */
async function listen(): Promise<number> {
  const app = Fastify();
  addBodyDeadline(app, 50);
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.once('end', () => done(null)).resume();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/refused') await reply.status(401).send('no');
  });
  app.post('/message', () => 'received');
  app.post('/refused', () => 'never');
  onTestFinished(() => app.close());
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const LENGTH = 1_000;

/** Promises more than it sends; `answer` is what it was told before the other side hung up. */
function beginToSend(port: number, path: string, type: string) {
  const socket = connect(port, '127.0.0.1');
  let told = '';
  socket.on('data', (chunk) => (told += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${LENGTH}\r\n\r\n{`,
  );
  const answer = once(socket, 'close').then(() => told);
  return { answer, sendTheRest: () => socket.end('x'.repeat(LENGTH - 1)) };
}

function sendSlowly(port: number, path: string, type: string): Promise<string> {
  return beginToSend(port, path, type).answer;
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

it.each(['multipart/form-data; boundary=x', 'Multipart/Form-Data; boundary=x'])(
  'gives a form with files its time: %s',
  async (type) => {
    const port = await listen();
    const { answer, sendTheRest } = beginToSend(port, '/message', type);
    // Hung up on, so the deadline of the form that began before has passed as well.
    await sendSlowly(port, '/message', 'application/json');
    sendTheRest();
    expect(await answer).toContain('received');
  },
);

const IDLE_MS = 100;
/** More than fits between a server and a client who stops reading. */
const LARGE = Buffer.alloc(50_000_000);

async function ask(write: (response: ServerResponse) => void, connection = 'keep-alive') {
  const sent: Promise<string>[] = [];
  const server = createServer((_, response) => {
    cutWhenStalled(response, IDLE_MS);
    sent.push(
      untilSent(response).then(
        () => 'sent',
        () => 'cut',
      ),
    );
    write(response);
  }).listen(0);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const asked = get({ port: (server.address() as AddressInfo).port, headers: { connection } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { response, sent: sent[0] };
}

test('a response that the client stops reading is cut, and was not sent', async () => {
  const { response, sent } = await ask((outgoing) => outgoing.end(LARGE));
  response.pause();
  expect(await sent).toBe('cut');
});

test('a response whose client leaves was not sent', async () => {
  const { response, sent } = await ask((outgoing) => outgoing.end(LARGE));
  response.destroy();
  expect(await sent).toBe('cut');
});

test.each(['keep-alive', 'close'])(
  'a response that takes long to be made is sent (%s)',
  async (connection) => {
    const { response, sent } = await ask((outgoing) => {
      outgoing.write('first');
      void wait(5 * IDLE_MS).then(() => outgoing.end('last'));
    }, connection);
    expect(await response.setEncoding('utf8').toArray()).toEqual(['first', 'last']);
    expect(await sent).toBe('sent');
  },
);
