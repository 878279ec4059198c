import { readdir, readlink } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { insertTrack, insertVideo, storeFile } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

/** What is the same for everybody is made once and given again, byte for byte; these are the cases where it must not be. */

const brotli = { 'accept-encoding': 'br' };

function ask(site: Site, url: string, headers: Record<string, string> = {}) {
  return site.visitor().send({ method: 'GET', url, headers });
}

/** The first answer is made, the second is given again. */
async function askTwice(site: Site, url: string, headers: Record<string, string> = {}) {
  const first = await ask(site, url, headers);
  const second = await ask(site, url, headers);
  return { first, second };
}

function withoutDate({ date: _date, connection: _connection, ...headers }: Record<string, unknown>) {
  return headers;
}

/** Each test adds a track, so that nothing is cached at its start. */
const shared = share(makeSite);

describe.each(['/', '/music', '/api/tracks', '/api/videos?limit=5', '/embed/music/1'])('%s', (address) => {
  test('is given again exactly as it was made, in each form', async () => {
    const site = shared();
    await insertTrack(site, { title: 'Åse’s <Song>' });
    for (const headers of [{}, brotli, { 'accept-encoding': 'gzip' }]) {
      const { first, second } = await askTwice(site, address, headers);
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(second.headers['content-length']).toBe(String(first.rawPayload.length));
      expect(withoutDate(second.headers)).toEqual(withoutDate(first.headers));
    }
  });

  test('is not sent again to a client that has it, and tells HEAD the same without a body', async () => {
    const site = shared();
    await insertTrack(site);
    const { second } = await askTwice(site, address);
    const etag = String(second.headers.etag);
    const known = await ask(site, address, { 'if-none-match': etag });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
    expect(known.headers['content-security-policy']).toBe(second.headers['content-security-policy']);
    const head = await site.visitor().send({ method: 'HEAD', url: address });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      second.headers['content-length'],
    ]);
  });
});

test('after a change everybody gets the new page and list, in every form', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id, version } = await insertTrack(site, { title: 'Before' });
  const read = async (url: string) => String(brotliDecompressSync((await ask(site, url, brotli)).rawPayload));
  for (const url of ['/', '/api/tracks', `/music/${id}-before`]) expect(await read(url)).toContain('Before');
  const { statusCode } = await owner.put(`/api/tracks/${id}`, { title: 'After', version });
  expect(statusCode).toBe(200);
  for (const url of ['/', '/api/tracks', `/music/${id}-after`]) {
    expect(await read(url)).toContain('After');
    expect(await read(url)).not.toContain('Before');
  }
  expect((await ask(site, `/music/${id}-before`, brotli)).statusCode).toBe(301);
});

test('a list tells each view as soon as it is counted', async () => {
  const site = await makeSite();
  const { id } = await insertVideo(site);
  const views = async () => (await ask(site, '/api/videos')).json<{ views: number }[]>()[0]?.views;
  expect([await views(), await views()]).toEqual([0, 0]);
  await site.visitor().post(`/api/videos/${id}/view`);
  expect(await views()).toBe(1);
});

test('no page shows a number of views that is older than a minute', async () => {
  const site = await makeSite();
  const { id } = await insertVideo(site);
  const pages = ['/', '/videos'];
  const viewsOn = async (page: string) => /"views":(\d+)/.exec((await ask(site, page)).body)?.[1];
  for (const page of pages) expect([page, await viewsOn(page)]).toEqual([page, '0']);
  for (let view = 0; view < 10; view += 1) await site.visitor().post(`/api/videos/${id}/view`);
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  onTestFinished(() => later.mockRestore());
  for (const page of pages) expect([page, await viewsOn(page)]).toEqual([page, '10']);
});

test('what visitors get is compressed; what only the owner sees is theirs alone, and kept nowhere', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await insertTrack(site, { title: 'Hidden', visibility: 'draft' });
  await insertTrack(site, { title: 'Shown' });
  const titles = (tracks: Track[]) => tracks.map(({ title }) => title);
  const all = await owner.get('/api/tracks?show=all');
  expect(titles(all.json())).toEqual(['Shown', 'Hidden']);
  expect(all.headers['cache-control']).toBe('no-store');
  expect((await ask(site, '/api/tracks?show=all')).statusCode).toBe(401);
  const { second } = await askTwice(site, '/api/tracks', brotli);
  expect(second.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
  });
  expect(titles(JSON.parse(String(brotliDecompressSync(second.rawPayload))) as Track[])).toEqual(['Shown']);
});

test('the owner’s preview of a page is shown to no other visitor', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await insertTrack(site, { title: 'Tomorrow', visibility: 'scheduled', publishAt });
  await askTwice(site, '/music');
  await owner.put('/api/preview', { on: new Date(Date.now() + 7_200_000).toISOString() });
  expect((await owner.get('/music')).body.includes('Tomorrow')).toBe(true);
  expect((await ask(site, '/music')).body.includes('Tomorrow')).toBe(false);
});

test('without PUBLIC_URL no visitor is told the host that another one used', async () => {
  const site = await makeSite();
  const { second } = await askTwice(site, '/', { host: 'forged.example' });
  expect(second.body).toContain('http://forged.example');
  const other = await ask(site, '/', { host: 'billy.example' });
  expect(other.body).not.toContain('forged.example');
  expect(other.body).toContain('http://billy.example');
});

describe('a file', () => {
  async function siteWithTrack() {
    const site = await makeSite();
    const audioFile = await storeFile(site, 'tone.mp3');
    const track = await insertTrack(site, { audioFile });
    return { site, track, url: audioFile, bytes: await bytesOf('tone.mp3') };
  }

  test('is given again as it was, whole and in parts', async () => {
    const { site, url, bytes } = await siteWithTrack();
    const { first, second } = await askTwice(site, url);
    expect(second.rawPayload.equals(bytes)).toBe(true);
    expect(withoutDate(second.headers)).toEqual(withoutDate(first.headers));
    const part = await ask(site, url, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${bytes.length}`);
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
    const etag = String(second.headers.etag);
    expect((await ask(site, url, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await ask(site, url, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
    const head = await site.visitor().send({ method: 'HEAD', url });
    expect([head.body, head.headers['content-length']]).toEqual(['', String(bytes.length)]);
  });

  test('that is large comes whole and in parts, and is closed when the client leaves', async () => {
    const site = await makeSite();
    const name = 'large.mp3';
    const bytes = Buffer.from(Array.from({ length: 20_000_000 }, (_, place) => place % 251));
    const path = site.media.incomingPath();
    await site.media.write(path, [bytes]);
    await site.media.save(path, name);
    await insertTrack(site, { audioFile: `/uploads/${name}` });
    const { second } = await askTwice(site, `/uploads/${name}`);
    expect(second.rawPayload.equals(bytes)).toBe(true);
    const part = await ask(site, `/uploads/${name}`, { range: 'bytes=7-3000000' });
    expect(part.rawPayload.equals(bytes.subarray(7, 3_000_001))).toBe(true);

    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    await Promise.all(Array.from({ length: 5 }, () => startAndLeave(`${address}/uploads/${name}`)));
    await site.media.discard(name);
    await expect.poll(openFiles, { timeout: 10_000 }).not.toContainEqual(expect.stringContaining(name));
  });

  /** What this process has open. */
  async function openFiles(): Promise<string[]> {
    const folder = '/proc/self/fd';
    const links = await readdir(folder);
    return Promise.all(links.map((link) => readlink(join(folder, link)).catch(() => '')));
  }

  function startAndLeave(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked = get(url, { agent: false }, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      });
      asked.once('error', reject);
    });
  }

  test('is the owner’s alone again once what it belongs to is no longer published', async () => {
    const { site, track, url } = await siteWithTrack();
    const owner = await makeOwner(site);
    await askTwice(site, url);
    await owner.put(`/api/tracks/${track.id}`, { visibility: 'draft', version: track.version });
    expect((await ask(site, url)).statusCode).toBe(404);
    expect((await owner.get(url)).statusCode).toBe(200);
    expect((await ask(site, url)).statusCode).toBe(404);
  });

  test('that is gone from the disk is not found, however often it was read before', async () => {
    const { site, url } = await siteWithTrack();
    await askTwice(site, url);
    await site.media.discard(url.replace('/uploads/', ''));
    expect((await ask(site, url)).statusCode).toBe(404);
  });
});
