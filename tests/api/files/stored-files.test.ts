import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { insertTrack, makePhoto, makeTrack, makeVideo, storeFile } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

async function siteWithTrack(title = 'Night Train') {
  const site = await makeSite();
  const audioFile = await storeFile(site, 'tone.mp3');
  await insertTrack(site, { title, audioFile });
  return { site, url: audioFile };
}

function ask(site: Site, url: string, headers: Record<string, string> = {}) {
  return site.visitor().send({ method: 'GET', url, headers });
}

describe('a stored file', () => {
  test('is saved under its title when asked for as a download', async () => {
    const { site, url } = await siteWithTrack('Café / Nuit ♪');
    const response = await ask(site, `${url}?download`);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Cafe Nuit _.mp3"; filename*=UTF-8''Caf%C3%A9%20Nuit%20%E2%99%AA.mp3`,
    );
    const wide = await siteWithTrack('Ａ／Ｂ');
    const saved = await ask(wide.site, `${wide.url}?download`);
    expect(saved.headers['content-disposition']).toContain('filename="A B.mp3"');
    const partial = await ask(site, `${url}?download=1`, { range: 'bytes=0-9' });
    expect([partial.statusCode, partial.rawPayload.length]).toEqual([206, 10]);
  });

  test('is saved under its new title once that has changed, also for a client that has it already', async () => {
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

  test('of a type we do not know is never served', async () => {
    const { site } = await siteWithTrack();
    const path = site.media.incomingPath();
    await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toFile(path);
    await site.media.save(path, 'page.html');
    expect((await ask(site, '/uploads/page.html')).statusCode).toBe(404);
  });

  test('cannot be written to', async () => {
    const { site, url } = await siteWithTrack();
    const response = await site.visitor().send({ method: 'DELETE', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});
