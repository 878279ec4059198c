import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { listenTo, portOf, read, say } from '#tests/support/network/raw-http.ts';
import { share } from '#tests/support/share.ts';
import { makeSite } from '#tests/support/site.ts';

function addJsonParser(response: string) {
  const { body, ...rest } = read(response);
  return { ...rest, body: JSON.parse(body) };
}

const understood = { message: 'The request could not be understood' };
const tooLong = { message: 'The address or the headers of the request are too long' };

describe('what is no HTTP', () => {
  const shared = share(async () => {
    const site = await makeSite();
    return { site, port: await portOf(site) };
  });

  it.each([
    ['a bad request line', 'HELLO\r\n\r\n', 400, understood],
    ['an unknown protocol', 'GET / JUNK/9\r\nHost: x\r\n\r\n', 400, understood],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400, understood],
    ['a TLS greeting', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400, understood],
    [
      'a length and chunks at once',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      understood,
    ],
    [
      'a broken chunk',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
      understood,
    ],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, 431, tooLong],
    ['more than is ever read', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(1_000_000)}`, 431, tooLong],
    ['an endless address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, tooLong],
  ])('such as %s, is answered in JSON and hung up on', async (_what, text, status, body) => {
    const { site, port } = shared();
    const response = addJsonParser(await say(port, text));
    expect(response).toMatchObject({ status, body });
    expect(response.head).toContain('content-type: application/json; charset=utf-8');
    expect(response.head).toContain('connection: close');
    expect((await site.visitor().get('/healthz')).statusCode).toBe(200);
  });

  it('is told so when its headers do not arrive in time', async () => {
    const site = await makeSite();
    Object.assign(site.app.server, { headersTimeout: 50, connectionsCheckingInterval: 20 });
    const response = addJsonParser(await say(await portOf(site), 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '));
    expect(response).toMatchObject({
      status: 408,
      body: { message: 'The request took too long to arrive. Please check your connection and try again.' },
    });
    expect(response.head).toContain('connection: close');
  });

  it('is not answered when the sender is gone', async () => {
    const site = await makeSite();
    const port = await portOf(site);
    const arrived = once(site.app.server, 'connection') as Promise<[Socket]>;
    const sender = connect(port, '127.0.0.1');
    sender.write('GET / HTTP/1.1\r\nHost: ');
    const [socket] = await arrived;
    const responses = [vi.spyOn(socket, 'write'), vi.spyOn(socket, 'end')];
    const told = once(site.app.server, 'clientError');
    await vi.waitFor(() => expect(socket.bytesRead).toBeGreaterThan(0));
    sender.resetAndDestroy();
    expect((await told)[0]).toMatchObject({ code: 'ECONNRESET' });
    for (const response of responses) expect(response).not.toHaveBeenCalled();
  });

  it('does not spoil an answer that is under way', async () => {
    const site = await makeSite();
    site.app.get('/under-way', (_request, reply) => {
      reply.hijack();
      reply.raw.write('half an answer');
    });
    const socket = connect(await portOf(site), '127.0.0.1');
    socket.write('GET /under-way HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.once('data', () => socket.write('HELLO\r\n\r\n'));
    const response = await listenTo(socket);
    expect(response).toContain('half an answer');
    expect(response).not.toContain('could not be understood');
  });
});
