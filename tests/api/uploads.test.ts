import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { pictureFormats } from '#shared/pictures.ts';
import { diskFull } from '#server/errors.ts';
import { insertTrack, makePhoto, makeTrack, makeVideo, storeFile } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';
import { isAtScale } from '#tests/support/stores.ts';

/** Real media work in real processes: on a busy machine it takes its time. */
vi.setConfig({ testTimeout: 120_000 });

async function siteWithSong(title = 'Night Train') {
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
    const { site, url, bytes } = await siteWithSong();
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
    const { site, url } = await siteWithSong();
    const get = await ask(site, url);
    const head = await ask(site, url, {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    const { date: _get, ...expected } = get.headers;
    const { date: _head, ...told } = head.headers;
    expect(told).toEqual(expected);
  });

  test('comes in parts', async () => {
    const { site, url, bytes } = await siteWithSong();
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
    const { site, url, bytes } = await siteWithSong();
    const beyond = await ask(site, url, { range: `bytes=${bytes.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
    expect(beyond.json()).toEqual({ message: 'The file has no such part' });
    expect(beyond.headers['cache-control']).toBe('no-store');
    for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=x']) {
      expect((await ask(site, url, { range })).statusCode).toBe(200);
    }
  });

  test('is not sent again to whoever has it', async () => {
    const { site, url } = await siteWithSong();
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

  test('gives a part only to whoever has the same file', async () => {
    const { site, url } = await siteWithSong();
    const { etag, 'last-modified': modified } = (await ask(site, url)).headers;
    const range = 'bytes=0-9';
    expect((await ask(site, url, { range, 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await ask(site, url, { range, 'if-range': String(modified) })).statusCode).toBe(206);
    expect((await ask(site, url, { range, 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('is saved under its title when asked for as a download', async () => {
    const { site, url } = await siteWithSong('Café / Nuit ♪');
    const response = await ask(site, `${url}?download`);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Cafe Nuit _.mp3"; filename*=UTF-8''Caf%C3%A9%20Nuit%20%E2%99%AA.mp3`,
    );
    const wide = await siteWithSong('Ａ／Ｂ');
    const saved = await ask(wide.site, `${wide.url}?download`);
    expect(saved.headers['content-disposition']).toContain('filename="A B.mp3"');
    const partial = await ask(site, `${url}?download=1`, { range: 'bytes=0-9' });
    expect([partial.statusCode, partial.rawPayload.length]).toEqual([206, 10]);
  });

  test('is saved under its new title once that has changed, also by whoever has it already', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const audioFile = await storeFile(site, 'tone.mp3');
    const { id } = await insertTrack(site, { title: 'Night Train', audioFile });
    const first = await ask(site, `${audioFile}?download`);
    expect(first.headers['cache-control']).toBe('no-cache');

    await owner.put(`/api/tracks/${id}`, { title: 'Morning Train' });
    const again = await ask(site, `${audioFile}?download`, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
    expect(again.headers['content-disposition']).toContain('filename="Morning Train.mp3"');
    expect((await ask(site, audioFile)).headers['cache-control']).toContain('immutable');
  });

  test('is saved under its title in every size as well', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const photo = await makePhoto(owner, { title: 'On stage' });
    const track = await makeTrack(owner, { title: 'Night Train', coverArt: 'picture.png' });
    const video = await makeVideo(owner, { title: 'Live', thumbnail: 'picture.webp' });
    for (const [address, width, format, name] of [
      [photo.imagePath, 320, 'avif', 'On stage.avif'],
      [track.coverArt, 640, 'webp', 'Night Train.webp'],
      [video.thumbnail, 640, 'jpeg', 'Live.jpeg'],
    ] as const) {
      const size = `${address?.replace(/\.\w+$/, '')}-${width}.${format}`;
      const response = await ask(site, `${size}?download`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-disposition']).toContain(`filename="${name}"`);
    }
    for (const [address, name] of [
      [photo.imagePath, 'On stage.jpg'],
      [track.audioFile, 'Night Train.mp3'],
      [track.coverArt, 'Night Train.png'],
      [video.thumbnail, 'Live.webp'],
    ]) {
      const response = await ask(site, `${address}?download`);
      expect(response.headers['content-disposition']).toContain(`filename="${name}"`);
    }
  });

  test('that does not exist, or lies elsewhere, is 404', async () => {
    const { site } = await siteWithSong();
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

  test.skipIf(isAtScale)('of a type we do not know is never served', async () => {
    const { site } = await siteWithSong();
    const path = site.media.incomingPath();
    await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toFile(path);
    await site.media.save(path, 'page.html');
    expect((await ask(site, '/uploads/page.html')).statusCode).toBe(404);
  });

  test.skipIf(isAtScale)('cannot be written to', async () => {
    const { site, url } = await siteWithSong();
    const response = await site.visitor().send({ method: 'DELETE', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});

describe('sizes of a picture', () => {
  test.skipIf(isAtScale)('are made in three formats and never larger than the original', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site), { aboutImage: 'picture.jpg' });
    await site.jobs.idle();
    const stem = photo.imagePath.slice('/uploads/'.length, -'.jpg'.length);
    const names = Object.keys(await storedFiles(site)).filter((name) => name.includes('-'));
    const expected = [320, 480, 640, 800].flatMap((width) =>
      pictureFormats.map((format) => `${stem}-${width}.${format}`),
    );
    expect(names.sort()).toEqual(expected.sort());
    for (const format of pictureFormats) {
      const response = await ask(site, `/uploads/${stem}-640.${format}`);
      expect(response.headers['content-type']).toBe(`image/${format}`);
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 });
    }
  });

  test('are made again when missing, once for many at a time', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site));
    await site.jobs.idle();
    const before = await storedFiles(site);
    const name = `${photo.imagePath.slice('/uploads/'.length, -'.jpg'.length)}-640.avif`;
    await site.media.discard(name);
    const makeSizes = vi.spyOn(site.fileJobs, 'makeSizes');
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(site, `/uploads/${name}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
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

  test.skipIf(isAtScale)('that no page offers are 404 and make nothing', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site));
    const before = await storedFiles(site);
    const stem = photo.imagePath.slice(0, -'.jpg'.length);
    for (const url of [
      `${stem}-641.avif`,
      `${stem}-1280.avif`,
      `${stem}-0640.avif`,
      `${stem}-640.png`,
      `${stem}-640.gif`,
      `${stem}-640-320.avif`,
      '/uploads/0123456789abcdef-640.avif',
    ]) {
      expect([url, (await ask(site, url)).statusCode]).toEqual([url, 404]);
    }
    expect(await storedFiles(site)).toEqual(before);
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

  test.skipIf(isAtScale)('and the original lose where the picture was taken', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    for (const aboutImage of ['located.jpg', 'located.png', 'located.webp', 'located.avif'] as const) {
      expect(
        (await sharp(await bytesOf(aboutImage)).metadata()).exif?.includes('secret-software-string'),
      ).toBe(true);
      await makePhoto(owner, { aboutImage });
    }
    await site.jobs.idle();
    const names = Object.keys(await storedFiles(site));
    expect(names.length).toBe(4 + 4 * 4 * pictureFormats.length - pictureFormats.length);
    for (const name of names) {
      const { rawPayload } = await ask(site, `/uploads/${name}`);
      expect(rawPayload.includes('secret-software-string')).toBe(false);
      expect(rawPayload.includes('secret-xmp-string')).toBe(false);
    }
  });

  test.skipIf(isAtScale)('stand upright', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site), { aboutImage: 'located.jpg' });
    expect(photo.picture).toMatchObject({ width: 600, height: 800 });
    const { rawPayload } = await ask(site, `${photo.imagePath.slice(0, -'.jpg'.length)}-320.webp`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 427 });
  });

  test.skipIf(isAtScale)('of an animation stay animated', async () => {
    const site = await makeSite();
    const photo = await makePhoto(await makeOwner(site), { aboutImage: 'animated.gif' });
    expect(photo.picture).toMatchObject({ width: 400, height: 300, animated: true });
    const original = await ask(site, photo.imagePath);
    expect(original.headers['content-type']).toBe('image/gif');
    expect(await sharp(original.rawPayload, { animated: true }).metadata()).toMatchObject({ pages: 4 });
    const small = await ask(site, `${photo.imagePath.slice(0, -'.gif'.length)}-320.webp`);
    expect(await sharp(small.rawPayload, { animated: true }).metadata()).toMatchObject({
      pages: 4,
      width: 320,
    });
  });
});
