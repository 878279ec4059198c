import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { cutWhenStalled, untilSent } from '#server/http/responses/sending.ts';

const IDLE_MS = 100;
/** More than fits between a server and a client who stops reading. */
const LARGE = Buffer.alloc(50_000_000);

async function ask(answer: (response: ServerResponse) => void, connection = 'keep-alive') {
  const sent: Promise<string>[] = [];
  const server = createServer((_, response) => {
    cutWhenStalled(response, IDLE_MS);
    sent.push(
      untilSent(response).then(
        () => 'sent',
        () => 'cut',
      ),
    );
    answer(response);
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

test('an answer that nobody takes on is cut, and was not sent', async () => {
  const { response, sent } = await ask((answer) => answer.end(LARGE));
  response.pause();
  expect(await sent).toBe('cut');
});

test('an answer whose reader leaves was not sent', async () => {
  const { response, sent } = await ask((answer) => answer.end(LARGE));
  response.destroy();
  expect(await sent).toBe('cut');
});

test.each(['keep-alive', 'close'])(
  'an answer that takes long to be made is sent (%s)',
  async (connection) => {
    const { response, sent } = await ask((answer) => {
      answer.write('first');
      void wait(5 * IDLE_MS).then(() => answer.end('last'));
    }, connection);
    expect(await response.setEncoding('utf8').toArray()).toEqual(['first', 'last']);
    expect(await sent).toBe('sent');
  },
);
