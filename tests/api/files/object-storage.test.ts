import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deleteForGood, insertTrack, makePhoto, makeTrack, makeVideo } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { testClient } from '#tests/support/s3/environment.ts';
import { siteWithBucket } from '#tests/support/s3/site-with-bucket.ts';
import { makeSite, type Site } from '#tests/support/site.ts';
import { CHROME, countedOn } from '#tests/support/statistics.ts';
import { storedFiles } from '#tests/support/store.ts';

const nameOf = (address: string | null) => String(address).slice('/uploads/'.length);
const sizeOf = (address: string, size: string) => address.replace(/\.\w+$/, `-${size}`);

test('everything that has files works over a bucket, and the data folder keeps none', async () => {
  const { site, owner } = await siteWithBucket();
  const track = await makeTrack(owner, { coverArt: 'picture.jpg' });
  const video = await makeVideo(owner, { videoFile: 'clip.mp4' });
  const photo = await makePhoto(owner);
  await site.jobs.idle();

  const visitor = site.visitor();
  const song = await bytesOf('tone.mp3');
  const part = await visitor.send({ url: track.audioFile, headers: { range: 'bytes=-100' } });
  expect([part.statusCode, part.rawPayload.equals(song.subarray(-100))]).toEqual([206, true]);
  const whole = await visitor.get(track.audioFile);
  expect([whole.statusCode, whole.rawPayload.equals(song)]).toEqual([200, true]);
  const { peaks } = (await visitor.get(`/api/tracks/${track.id}`)).json<{ peaks: number[] }>();
  expect(peaks).toHaveLength(800);
  const [withThumbnail] = (await visitor.get('/api/videos')).json<{ thumbnail: string }[]>();
  expect((await visitor.get(String(withThumbnail?.thumbnail))).headers['content-type']).toMatch(/^image\//);
  expect((await visitor.get(sizeOf(photo.imagePath, '640.avif'))).statusCode).toBe(200);
  expect(await readdir(site.folder)).not.toContain('uploads');
  expect(Object.keys(await storedFiles(site)).length).toBeGreaterThan(10);

  for (const path of [`tracks/${track.id}`, `videos/${video.id}`, `about/images/${photo.id}`])
    await deleteForGood(owner, `/api/${path}`);
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual({});
  expect((await visitor.get(track.audioFile)).statusCode).toBe(404);
});

test('another instance serves what one has taken in, and misses what that one deletes', async () => {
  const { site, owner, environment } = await siteWithBucket();
  const track = await makeTrack(owner);
  const otherSite = await makeSite({ environment, dataDir: site.folder });
  const other = otherSite.visitor();
  expect((await other.get(track.audioFile)).statusCode).toBe(200);
  await deleteForGood(owner, `/api/tracks/${track.id}`);
  await site.jobs.idle();
  // Nothing does so here; PostgreSQL notifies all instances.
  otherSite.changes.announce();
  expect((await other.get(track.audioFile)).statusCode).toBe(404);
});

test('a song that is played often plays on while the store is away, and not after it was deleted', async () => {
  const { site, owner, server } = await siteWithBucket({ LOG_LEVEL: 'silent' });
  const track = await makeTrack(owner);
  const song = await bytesOf('tone.mp3');
  const visitor = site.visitor();
  const plays = async (start: number) => {
    const range = `bytes=${start}-${start + 99}`;
    const part = await visitor.send({ url: track.audioFile, headers: { range } });
    expect([part.statusCode, part.rawPayload.equals(song.subarray(start, start + 100))]).toEqual([206, true]);
  };
  const copies = async () =>
    (await readdir(site.folder, { recursive: true })).filter((path) => path.endsWith('.mp3'));
  for (const start of [0, 100, 200]) await plays(start);
  await vi.waitUntil(async () => (await copies()).length === 1);
  await server.misbehave('refuses');
  for (const start of [300, 400]) await plays(start);

  await server.misbehave('none');
  await deleteForGood(owner, `/api/tracks/${track.id}`);
  await site.jobs.idle();
  expect((await visitor.get(track.audioFile)).statusCode).toBe(404);
  await vi.waitUntil(async () => (await copies()).length === 0);
});

describe('visitors who leave', () => {
  function startAndLeave(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked = get(url, { headers: { range: 'bytes=10-' }, agent: false }, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      });
      asked.once('error', reject);
    });
  }

  async function listen(site: Site): Promise<string> {
    return (await site.app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '');
  }

  test('take their connections to the store with them', async () => {
    const { site, server } = await siteWithBucket({ LOG_LEVEL: 'silent', CACHE_MB: '0' });
    const path = site.media.incomingPath();
    await site.media.write(path, [Buffer.alloc(6_000_000, 'la')]);
    await site.media.save(path, 'song.mp3');
    await insertTrack(site, { audioFile: '/uploads/song.mp3' });
    const url = `${await listen(site)}/uploads/song.mp3`;
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => startAndLeave(url)));
    // One connection for what is small stays open for the next request.
    await vi.waitFor(() => expect(server.openConnections()).toBeLessThanOrEqual(1));
    expect(server.takeRequests().filter((line) => line.startsWith('GET song.mp3'))).toHaveLength(200);
  });
});

describe('with S3_PUBLIC_URL', () => {
  const publicUrl = 'https://files.example.com/music';

  async function publicSite() {
    const made = await siteWithBucket({ S3_PUBLIC_URL: `${publicUrl}/` });
    return { ...made, visitor: made.site.visitor() };
  }

  test('visitors are sent to the file, once it is there', async () => {
    const { site, owner, visitor, bucket } = await publicSite();
    const photo = await makePhoto(owner);
    await site.jobs.idle();
    const size = sizeOf(photo.imagePath, '640.webp');
    await site.media.discard(nameOf(size));
    for (const address of [photo.imagePath, size]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const sent = await visitor.send({ method, url: address });
        expect(sent.statusCode).toBe(302);
        expect(sent.headers.location).toBe(`${publicUrl}/${nameOf(address)}`);
        expect(sent.headers['cache-control']).toBe('public, max-age=3600');
      }
    }
    const client = testClient(bucket.S3_ENDPOINT);
    onTestFinished(() => client.destroy());
    const made = new HeadObjectCommand({ Bucket: bucket.S3_BUCKET, Key: nameOf(size) });
    expect(await client.send(made)).toMatchObject({ ContentType: 'image/webp' });
    expect((await visitor.get('/uploads/nothing.mp3')).statusCode).toBe(404);
    await deleteForGood(owner, `/api/about/images/${photo.id}`);
    await site.jobs.idle();
    expect((await visitor.get(photo.imagePath)).statusCode).toBe(404);
  });

  test('a download still comes from the site, which knows its title', async () => {
    const { owner, visitor } = await publicSite();
    const track = await makeTrack(owner, { title: 'Night Train' });
    const saved = await visitor.get(`${track.audioFile}?download`);
    expect(saved.statusCode).toBe(200);
    expect(saved.rawPayload.equals(await bytesOf('tone.mp3'))).toBe(true);
    expect(saved.headers['content-disposition']).toContain('filename="Night Train.mp3"');
  });

  test('a download that is opened in a tab is counted on the way there', async () => {
    const { site, owner, visitor } = await publicSite();
    const track = await makeTrack(owner);
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = { 'user-agent': CHROME };
      const sent = await visitor.send({ method, url: `${track.audioFile}?open`, headers });
      expect(sent.headers.location).toBe(`${publicUrl}/${nameOf(track.audioFile)}`);
      expect(sent.headers['cache-control']).toBe('no-cache');
    }
    expect(await countedOn(site)).toEqual({ 'allDownloads ': 1, [`trackDownloads ${track.id}`]: 1 });
  });

  test('pages may show pictures and play music from there, and from nowhere else', async () => {
    const { visitor } = await publicSite();
    const policy = String((await visitor.get('/')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' https://files.example.com data: blob:;");
    expect(policy).toContain("media-src 'self' https://files.example.com blob:;");
    expect(policy).toContain("connect-src 'self' https://files.example.com;");
    const plain = String((await (await makeSite()).visitor().get('/')).headers['content-security-policy']);
    expect(plain).toContain("img-src 'self' data: blob:;media-src 'self' blob:;");
  });
});
