import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { contentTypes } from '#server/storage/media-store/content-types.ts';
import { makePhoto, makeTrack, makeVideo, upload } from '#tests/support/factories.ts';
import { bytesOf, type FixtureName } from '#tests/support/media/fixtures.ts';
import { hostileFiles } from '#tests/support/media/hostile.ts';
import { located } from '#tests/support/media/location.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

/** Real media work in real processes: on a busy machine it takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const misnamed = async (name: FixtureName) => ({
  name: 'file.bin',
  type: 'text/html',
  bytes: await bytesOf(name),
});
const extensionOf = (address: string | null) => address?.split('.').at(-1) ?? '';

describe('real files are taken for what they are, whatever they are called', () => {
  test('songs', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    for (const name of [
      'tone.mp3',
      'tone.wav',
      'tone.m4a',
      'tone.aac',
      'tone.flac',
      'tone.ogg',
      'tone.opus',
      'tone.aiff',
      'tone.wv',
      'tone-lossless.m4a',
      'tone-as-mp4.m4a',
    ] as const) {
      const track = await makeTrack(owner, { audioFile: await misnamed(name) });
      expect([name, extensionOf(track.audioFile)]).toEqual([name, extensionOf(name)]);
      expect(track.duration).toBeCloseTo(3, 0);
      const served = await owner.get(track.audioFile);
      expect(served.headers['content-type']).toBe(contentTypes[extensionOf(name)]);
    }
  });

  test('videos', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    for (const name of ['clip.mp4', 'clip.mov', 'clip.webm', 'clip-vp9.webm', 'silent.mp4'] as const) {
      const { videoFile } = await makeVideo(owner, { videoFile: await misnamed(name) });
      expect([name, extensionOf(videoFile)]).toEqual([name, extensionOf(name)]);
      const served = await owner.get(videoFile ?? '');
      expect(served.headers['content-type']).toBe(contentTypes[extensionOf(name)]);
      const original = await bytesOf(name);
      // A WebM loses its tags, which every recorder writes, and keeps its length.
      const isSame = served.rawPayload.equals(original);
      expect([name, served.rawPayload.length, isSame]).toEqual([
        name,
        original.length,
        !name.endsWith('.webm'),
      ]);
    }
  });

  test('pictures', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    for (const name of [
      'picture.jpg',
      'picture.png',
      'picture.gif',
      'picture.webp',
      'picture.avif',
    ] as const) {
      const photo = await makePhoto(owner, { aboutImage: await misnamed(name) });
      expect([name, extensionOf(photo.imagePath)]).toEqual([name, extensionOf(name)]);
      expect(photo.picture).toMatchObject({ width: 800, height: 600 });
    }
  });
});

test('a video is served without the place it was filmed at, and still plays', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const bytes = located(await bytesOf('clip.mov'), '+59.3293+018.0686/');
  const { id, videoFile } = await makeVideo(owner, { videoFile: { name: 'clip.mov', bytes } });
  const served = (await site.visitor().get(videoFile ?? '')).rawPayload;
  expect(bytes.includes('+59.3293')).toBe(true);
  expect(served.includes('+59.3293')).toBe(false);
  expect(served.length).toBe(bytes.length);
  await site.jobs.idle();
  const videos = (await owner.get('/api/videos')).json<{ id: number; thumbnail: string | null }[]>();
  expect(videos).toMatchObject([{ id, thumbnail: expect.stringContaining('/uploads/') }]);
});

const targets = {
  audio: { url: '/api/tracks', field: 'audioFile' },
  video: { url: '/api/videos', field: 'videoFile' },
  picture: { url: '/api/about/images', field: 'aboutImage' },
} as const;

describe('hostile files', () => {
  const shared = share(async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await makePhoto(owner);
    return { site, owner };
  });

  test.each(['audio', 'video', 'picture'] as const)(
    'posing as %s are refused and leave no trace',
    async (kind) => {
      const { site, owner } = shared();
      const before = await storedFiles(site);
      const { url, field } = targets[kind];
      const files = (await hostileFiles()).filter((file) => file.kind === kind);
      expect(files.length).toBeGreaterThan(10);
      for (const { name, path, expect: status } of files) {
        const bytes = await readFile(path);
        const response = await upload(owner, url, { title: 'Hostile' }, { [field]: { name, bytes } });
        expect([name, response.statusCode]).toEqual([name, status]);
        expect(response.json<{ message: string }>().message).toMatch(/^(Audio file|Video file|Image) /);
        expect(await storedFiles(site)).toEqual(before);
      }
      const rows = [
        await owner.get('/api/tracks'),
        await owner.get('/api/videos'),
        await owner.get('/api/about/images'),
      ];
      expect(rows.map((response) => response.json<unknown[]>().length)).toEqual([0, 0, 1]);
    },
  );

  test('as a cover or a thumbnail take the good file beside them down too', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const cover = {
      audioFile: 'tone.mp3',
      coverArt: { name: 'a.jpg', bytes: Buffer.from('<svg/>') },
    } as const;
    expect((await upload(owner, '/api/tracks', { title: 'Song' }, cover)).statusCode).toBe(415);
    const thumbnail = { videoFile: 'clip.mp4', thumbnail: 'tone.mp3' } as const;
    expect((await upload(owner, '/api/videos', { title: 'Video' }, thumbnail)).statusCode).toBe(415);
    expect(await storedFiles(site)).toEqual({});
  });
});
