import { expect, it } from 'vitest';
import { portOf, read, say } from '#tests/support/network/raw-http.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { makeSite } from '#tests/support/site.ts';

it.each([
  ['GET http://billy.example/music', 200, 'All Music'],
  ['GET HTTP://billy.example:8080/music?x=http://y/', 200, 'All Music'],
  ['GET http://billy.example', 200, '>Get In Touch<'],
  ['GET http://billy.example?x', 200, '>Get In Touch<'],
  ['GET https://me@billy.example/api/tracks', 200, '[]'],
  ['GET http://billy.example/api/nothing', 404, 'There is nothing at this address'],
  ['GET http://billy.example/no/such/page', 404, '404 Page Not Found'],
  ['PATCH http://billy.example/api/tracks', 405, 'This address only answers GET, HEAD, POST'],
  ['GET http://billy.example/uploads/nothing.mp3', 404, 'File not found'],
])('%s, the whole address in the request line, is %i', async (line, status, words) => {
  const site = await makeSite();
  const response = read(
    await say(await portOf(site), `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
  );
  expect(response.status).toBe(status);
  expect(withoutSentences(response.body)).toContain(words);
});

it.each(['/', '/music', '/api/tracks', 'http://billy.example/', '/healthz', '/nothing'])(
  'refuses %s with two hosts, also after the page was cached',
  async (target) => {
    const port = await portOf(await makeSite());
    const ask = async (hosts: string) =>
      read(await say(port, `GET ${target} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`));
    await ask('Host: billy.example');
    const response = await ask('Host: billy.example\r\nhOST: evil.example');
    expect(response.status).toBe(400);
    expect(response.body).toContain('The request could not be understood');
    expect(response.head).toContain('x-content-type-options: nosniff');
  },
);

it('goes by the host in that address, and not by the one in the headers', async () => {
  const site = await makeSite();
  const port = await portOf(site);
  const logOut = (origin: string) =>
    say(
      port,
      `POST http://billy.example/api/logout HTTP/1.1\r\nHost: evil.example\r\nOrigin: ${origin}\r\nConnection: close\r\n\r\n`,
    );
  expect(read(await logOut('http://billy.example')).status).toBe(204);
  expect(read(await logOut('http://evil.example')).status).toBe(403);
});
