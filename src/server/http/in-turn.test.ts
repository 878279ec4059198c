import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inTurn, MAX_WAITING } from '#server/http/in-turn.ts';

/** A connection that sends many requests at once, to a server whose responses the test ends. */
async function sendAtOnce(count: number) {
  const handled: { url: string | undefined; response: ServerResponse }[] = [];
  const server = createServer(inTurn(({ url }, response) => void handled.push({ url, response })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  let received = '';
  client.on('data', (chunk) => (received += chunk.toString()));
  const paths = Array.from({ length: count }, (_, nth) => `/${nth}`);
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  const urls = () => handled.map(({ url }) => url);
  return { server, client, handled, urls, received: () => received };
}

test('requests that are sent at once are handled one after the other, and get their responses in order', async () => {
  const { handled, urls, received } = await sendAtOnce(4);
  for (let nth = 0; nth < 4; nth += 1) {
    await vi.waitFor(() => expect(handled).toHaveLength(nth + 1));
    handled[nth]?.response.end(`response ${nth}`);
  }
  expect(urls()).toEqual(['/0', '/1', '/2', '/3']);
  await vi.waitFor(() => expect(received()).toContain('response 3'));
  expect(received().match(/response \d/g)).toEqual(['response 0', 'response 1', 'response 2', 'response 3']);
});

test('what waits is not handled once the connection has ended', async () => {
  const { client, handled, urls } = await sendAtOnce(4);
  await vi.waitFor(() => expect(handled).toHaveLength(1));
  const closed = once(handled[0]!.response, 'close');
  client.destroy();
  await closed;
  expect(urls()).toEqual(['/0']);
});

test('what waits is not handled after a response that ends the connection', async () => {
  const { client, handled, urls } = await sendAtOnce(2);
  await vi.waitFor(() => expect(handled).toHaveLength(1));
  const closed = once(client, 'close');
  handled[0]?.response.setHeader('connection', 'close').end('the last');
  await closed;
  expect(urls()).toEqual(['/0']);
});

test('a connection on which too many requests wait is cut', async () => {
  const few = await sendAtOnce(1 + MAX_WAITING);
  await vi.waitFor(() => expect(few.handled).toHaveLength(1));
  few.handled[0]?.response.end();
  await vi.waitFor(() => expect(few.handled).toHaveLength(2));

  const many = await sendAtOnce(2 + MAX_WAITING);
  await once(many.client, 'close');
  expect(many.urls()).toEqual(['/0']);
});
