import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { diskFull } from '#server/errors.ts';
import { insertTrack, makePhoto, storeFile } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

async function siteWithTrack(title = 'Night Train') {
  const site = await makeSite();
  const audioFile = await storeFile(site, 'tone.mp3');
  await insertTrack(site, { title, audioFile });
  return { site, url: audioFile, bytes: await bytesOf('tone.mp3') };
}

function ask(site: Site, url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return site.visitor().send({ method, url, headers });
}

/** Asks for a path exactly as written, which no well-behaved client would. */
function getRaw(address: string, path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ hostname: hostname.replace(/^\[|\]$/g, ''), port, path, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    }).once('error', reject);
  });
}

describe('a stored file', () => {
  test('comes whole, with its type, and may be kept for good', async () => {
    const { site, url, bytes } = await siteWithTrack();
    const { statusCode, headers, rawPayload } = await ask(site, url);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy':
        "sandbox allow-same-origin; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(new Date(String(headers['last-modified'])).toUTCString()).toBe(headers['last-modified']);
    expect(headers['content-disposition']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('HEAD tells the same without the bytes', async () => {
    const { site, url } = await siteWithTrack();
    const get = await ask(site, url);
    const head = await ask(site, url, {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    const { date: _get, ...expected } = get.headers;
    const { date: _head, ...told } = head.headers;
    expect(told).toEqual(expected);
  });

  test('comes in parts', async () => {
    const { site, url, bytes } = await siteWithTrack();
    const last = bytes.length - 1;
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, last],
      ['bytes=-50', bytes.length - 50, last],
    ] as const) {
      const response = await ask(site, url, { range });
      expect(response.statusCode).toBe(206);
      expect(response.headers['content-range']).toBe(`bytes ${start}-${end}/${bytes.length}`);
      expect(response.headers['content-length']).toBe(String(end - start + 1));
      expect(response.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  });

  test('a part it does not have is 416, nonsense gets the whole', async () => {
    const { site, url, bytes } = await siteWithTrack();
    const beyond = await ask(site, url, { range: `bytes=${bytes.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
    expect(beyond.json()).toEqual({ message: 'The file has no such part' });
    expect(beyond.headers['cache-control']).toBe('no-store');
    for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=x']) {
      expect((await ask(site, url, { range })).statusCode).toBe(200);
    }
  });

  test('is not sent again to a client that has it', async () => {
    const { site, url } = await siteWithTrack();
    const { etag, 'last-modified': modified } = (await ask(site, url)).headers;
    const later = new Date(Date.parse(String(modified)) + 60_000).toUTCString();
    const same: Record<string, string>[] = [
      { 'if-none-match': String(etag) },
      { 'if-none-match': `"other", W/${String(etag)}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': String(modified) },
      { 'if-modified-since': later },
    ];
    for (const headers of same) {
      const response = await ask(site, url, headers);
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
    }
    const other: Record<string, string>[] = [
      { 'if-none-match': '"other"', 'if-modified-since': later },
      { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'if-modified-since': 'yesterday' },
    ];
    for (const headers of other) {
      expect((await ask(site, url, headers)).statusCode).toBe(200);
    }
  });

  test('gives a part only to a client that has the same file', async () => {
    const { site, url } = await siteWithTrack();
    const { etag, 'last-modified': modified } = (await ask(site, url)).headers;
    const range = 'bytes=0-9';
    expect((await ask(site, url, { range, 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await ask(site, url, { range, 'if-range': String(modified) })).statusCode).toBe(206);
    expect((await ask(site, url, { range, 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('that does not exist, or lies elsewhere, is 404', async () => {
    const { site } = await siteWithTrack();
    const address = await site.app.listen({ port: 0 });
    for (const path of [
      '/uploads/',
      '/uploads/nothing.mp3',
      '/uploads/../marquee.sqlite',
      '/uploads/..%2f..%2fmarquee.sqlite',
      '/uploads/%2e%2e/marquee.sqlite',
      '/uploads/..%5cmarquee.sqlite',
      '/uploads/.incoming/x.mp3',
      '/uploads/%00.mp3',
      '/uploads/a.mp3%00.html',
      '/uploads/.htaccess',
      '/uploads/constructor',
      '/uploads/x.constructor',
      `/uploads/${'a'.repeat(5_000)}.mp3`,
    ]) {
      const { status, body } = await getRaw(address, path);
      expect([path, status]).toEqual([path, 404]);
      expect(JSON.parse(body)).toHaveProperty('message');
    }
    expect((await getRaw(address, '/uploads/%zz.mp3')).status).toBe(400);
  });
});

describe('sizes of a picture', () => {
  test('are made again when missing, once for many at a time', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site));
    await site.jobs.idle();
    const before = await storedFiles(site);
    const name = `${photo.imagePath.slice('/uploads/'.length, -'.jpg'.length)}-640.avif`;
    await site.media.discard(name);
    const makeSizes = vi.spyOn(site.fileJobs, 'makeSizes');
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask(site, `/uploads/${name}`)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(makeSizes).toHaveBeenCalledTimes(1);
    expect(Object.keys(await storedFiles(site))).toEqual(Object.keys(before));

    // On a full disk the picture itself is shown, until there is room.
    await site.media.discard(name);
    const save = vi.spyOn(site.media, 'save').mockRejectedValueOnce(diskFull(new Error('ENOSPC')));
    const instead = await ask(site, `/uploads/${name}`);
    expect([instead.statusCode, instead.headers.location]).toEqual([302, photo.imagePath]);
    expect(instead.headers['cache-control']).toBe('no-store');
    save.mockRestore();
    expect((await ask(site, `/uploads/${name}`)).statusCode).toBe(200);
  });

  test('are missing, and nothing is wrong, when the picture goes while one is made', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site));
    const size = `${photo.imagePath.slice(0, -'.jpg'.length)}-320.webp`;
    const store = { ...site.media };
    site.media.withLocalFile = (name, work) =>
      store.withLocalFile(name, async (path) => {
        await store.discard(name);
        return work(path);
      });
    const response = await ask(site, size);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'File not found' });
  });
});
