import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeSite } from '#tests/support/site.ts';

test('a script is the same in every encoding, and changes its tag in none', async () => {
  const site = await makeSite();
  const visitor = site.visitor();
  const url = /\/assets\/[^" ]+\.js/.exec((await visitor.get('/')).payload)?.[0] ?? '';
  const ask = (encoding: string) =>
    visitor.send({ method: 'GET', url, headers: { 'accept-encoding': encoding } });
  const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(plain.rawPayload.length).toBeGreaterThan(br.rawPayload.length);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(1);
});
