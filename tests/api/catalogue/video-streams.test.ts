import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { recordConversion } from '#server/domain/files/conversion-progress.ts';
import { hastenJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import type { Conversions } from '#server/media/conversions.ts';
import { deleteForGood, makeTrack, makeVideo, upload, type Upload } from '#tests/support/factories.ts';
import { bytesOf, type FixtureName } from '#tests/support/media/fixtures.ts';
import { rubbishInside } from '#tests/support/media/rubbish.ts';
import { packetsIn, watch } from '#tests/support/media/watch.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

/** Real media work in real processes: on a busy machine it takes its time. */
vi.setConfig({ testTimeout: 240_000 });

const read = async (visitor: Visitor, id: number) =>
  (await visitor.get(`/api/videos/${id}`)).json<VideoDetails>();

const sizesOf = ({ streams }: VideoDetails) => streams.map(({ width, height }) => `${width}x${height}`);

/** Uploads a video and waits for its streams. */
async function converted(videoFile: Upload) {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id } = await makeVideo(owner, { videoFile });
  await site.jobs.idle();
  const video = await read(owner, id);
  const files = [];
  for (const { url } of video.streams) files.push((await site.visitor().get(url)).rawPayload);
  return { site, owner, video, files };
}

/** Every frame comes at its time, none is missing at the seam of two pieces. */
function expectSteady(times: number[], framesPerSecond: number): void {
  const expected = times.map((_, index) => index / framesPerSecond);
  times.forEach((time, index) => expect(time).toBeCloseTo(expected[index] ?? NaN, 3));
}

const unfinishedIn = (site: Site) => readdir(join(site.folder, 'conversions')).catch(() => []);

describe('a video that no browser plays gets streams that all of them play', () => {
  test.each<[FixtureName, { sizes: string[]; framesPerSecond: number; seconds: number; sound: number }]>([
    ['phone-upright.mov', { sizes: ['180x320'], framesPerSecond: 25, seconds: 2, sound: 2 }],
    ['uneven.webm', { sizes: ['320x180'], framesPerSecond: 25, seconds: 2, sound: 0 }],
    ['fast.webm', { sizes: ['320x180'], framesPerSecond: 60, seconds: 1, sound: 1 }],
    ['odd.webm', { sizes: ['160x90'], framesPerSecond: 25, seconds: 1, sound: 0 }],
    ['large.mp4', { sizes: ['1920x1080', '1280x720'], framesPerSecond: 25, seconds: 1, sound: 0 }],
  ])('%s', async (fixture, { sizes, framesPerSecond, seconds, sound }) => {
    const { site, video, files } = await converted(fixture);
    expect(sizesOf(video)).toEqual(sizes);
    for (const [index, bytes] of files.entries()) {
      const { type, bytes: size, bitrate } = video.streams[index] ?? {};
      expect(type).toMatch(
        sound > 0
          ? /^video\/mp4; codecs="avc1\.64[0-9a-f]{4}, mp4a\.40\.2"$/
          : /^video\/mp4; codecs="avc1\.64[0-9a-f]{4}"$/,
      );
      expect(size).toBe(bytes.length);
      expect(bitrate).toBeGreaterThan(1_000);
      const seen = await watch(bytes);
      expect(`${seen.width}x${seen.height}`).toBe(sizes[index]);
      expect(seen).toMatchObject({ bits: 8, turns: 0, isFastStart: true });
      expect(seen.times).toHaveLength(framesPerSecond * seconds);
      expectSteady(seen.times, framesPerSecond);
      expect(seen.secondsOfSound).toBeCloseTo(sound, 0);
    }
    expect(await unfinishedIn(site)).toEqual([]);
  });

  test('upright, and with the colours of an ordinary screen', async () => {
    const { owner, video, files } = await converted('phone-upright.mov');
    const seen = await watch(files[0] as Buffer);
    // The bright half is above in the stored picture, and turns to the right.
    expect(seen.corners.right).toBeGreaterThan(seen.corners.left + 60);
    expect(Math.abs(seen.corners.top - seen.corners.bottom)).toBeLessThan(10);
    // BT.709, where HLG had 18.
    expect(seen.transfer).toBe(1);
    expect((await owner.get(video.thumbnail ?? '')).statusCode).toBe(200);
    expect(video.thumbnailPicture).toMatchObject({ width: 180, height: 320 });
  });
});

describe('an original that every browser plays', () => {
  test.each(['clip.mp4', 'clip.mov', 'silent.mp4'] as const)('%s is used as it is', async (fixture) => {
    const { video, files } = await converted(fixture);
    const original = await bytesOf(fixture);
    const [stream = Buffer.alloc(0)] = files;
    expect(sizesOf(video)).toEqual(['320x180']);
    expect(await packetsIn(stream, 'video')).toEqual(await packetsIn(original, 'video'));
    expect(await packetsIn(stream, 'audio')).toEqual(await packetsIn(original, 'audio'));
    const [before, after] = [await watch(original), await watch(stream)];
    expect(after.isFastStart).toBe(true);
    expect(after.times).toEqual(before.times);
    expect(after.secondsOfSound).toBe(before.secondsOfSound);
  });

  test('stays turned', async () => {
    const { video, files } = await converted('turned.mp4');
    expect(sizesOf(video)).toEqual(['180x320']);
    expect((await watch(files[0] as Buffer)).turns).toBe(1);
  });

  test('with uncompressed sound gets other sound', async () => {
    const { video, files } = await converted('uncompressed-sound.mov');
    const [stream = Buffer.alloc(0)] = files;
    expect(video.streams[0]?.type).toContain('mp4a.40.2');
    expect(await packetsIn(stream, 'video')).toEqual(
      await packetsIn(await bytesOf('uncompressed-sound.mov'), 'video'),
    );
    expect((await watch(stream)).secondsOfSound).toBeCloseTo(2, 1);
  });
});

describe('the streams of a video', () => {
  test('are as public as the video', async () => {
    const { site, owner, video } = await converted('clip.webm');
    const [{ url } = { url: '' }] = video.streams;
    const part = await site.visitor().send({ method: 'GET', url, headers: { range: 'bytes=0-99' } });
    expect(part).toMatchObject({ statusCode: 206, headers: { 'content-type': 'video/mp4' } });
    expect(part.rawPayload).toHaveLength(100);
    await owner.put(`/api/videos/${video.id}`, { version: video.version, visibility: 'draft' });
    expect((await site.visitor().get(url)).statusCode).toBe(404);
    expect((await owner.get(url)).statusCode).toBe(200);
  });

  test('are replaced with the file, and leave with the video', async () => {
    const { site, owner, video } = await converted('clip.webm');
    const [{ url } = { url: '' }] = video.streams;
    const changed = await upload(
      owner,
      `/api/videos/${video.id}`,
      { version: String(video.version) },
      { videoFile: 'odd.webm' },
      'PUT',
    );
    expect(changed.statusCode).toBe(200);
    expect((await read(owner, video.id)).streams).toEqual([]);
    await site.jobs.idle();
    expect(sizesOf(await read(owner, video.id))).toEqual(['160x90']);
    expect((await owner.get(url)).statusCode).toBe(404);

    await deleteForGood(owner, `/api/videos/${video.id}`);
    await site.jobs.idle();
    expect(await storedFiles(site)).toEqual({});
  });

  test('come back from the bin', async () => {
    const { site, owner, video } = await converted('clip.webm');
    await owner.delete(`/api/videos/${video.id}`);
    await owner.post(`/api/bin/videos/${video.id}/restore`);
    await site.jobs.idle();
    expect((await read(owner, video.id)).streams).toEqual(video.streams);
    expect((await owner.get(video.streams[0]?.url ?? '')).statusCode).toBe(200);
  });
});

test('a video whose file is lost before its conversion leaves nothing', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const video = await makeVideo(owner, { videoFile: 'clip.webm' });
  await site.media.discard((video.videoFile ?? '').slice('/uploads/'.length));
  await site.jobs.idle();
  expect((await read(owner, video.id)).streams).toEqual([]);
  expect(await storedFiles(site)).toEqual({});
  expect(await unfinishedIn(site)).toEqual([]);
});

test('what an interrupted conversion left goes with its video, or when nothing needs it', async () => {
  const { site, owner, video } = await converted('odd.webm');
  const stem = (video.videoFile ?? '').slice('/uploads/'.length).replace('.webm', '');
  const leave = async (name: string) => {
    const folder = join(site.folder, 'conversions', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '90-0.mp4'), 'a piece');
  };
  await leave(stem);
  await deleteForGood(owner, `/api/videos/${video.id}`);
  await site.jobs.idle();
  expect(await unfinishedIn(site)).toEqual([]);

  // Of a video that another database knew.
  await leave('0123456789abcdef0123456789abcdef');
  await hastenJob(site.database, 'sweep');
  await site.jobs.idle();
  expect(await unfinishedIn(site)).toEqual([]);
});

test('conversions wait until there is room for their streams', async () => {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  const video = await makeVideo(owner, { videoFile: 'odd.webm' });
  const track = await makeTrack(owner, { audioFile: 'tone.wav' });
  const small = vi.spyOn(site.disk, 'check');
  small.mockResolvedValue({ isFull: false, freeBytes: 1_001_000, lowBelowBytes: 1_000_000 });
  const convert = vi.spyOn(site.conversions as Conversions, 'video');
  await site.jobs.idle();
  const waiting = { state: 'waiting', done: 0, reason: null };
  expect((await owner.get('/api/conversions')).json().conversions).toMatchObject([waiting, waiting]);
  expect(convert).not.toHaveBeenCalled();

  small.mockRestore();
  await site.database.updateTable('jobs').set({ notBefore: '2024-01-01' }).execute();
  await site.jobs.idle();
  expect(sizesOf(await read(owner, video.id))).toEqual(['160x90']);
  expect((await owner.get(`/api/tracks/${track.id}`)).json().streams).toHaveLength(2);
});

test('a conversion that is interrupted is shown where it was, also when it goes on', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { videoFile } = await makeVideo(owner, { videoFile: 'clip.webm' });
  const file = (videoFile ?? '').slice('/uploads/'.length);
  const shown = async () => (await owner.get('/api/conversions')).json();
  const deps = { database: site.database, log: site.app.log };
  const stopping = new AbortController();
  const stopped = recordConversion(deps, file, stopping.signal, async (onProgress) => {
    onProgress({ done: 0.4 });
    stopping.abort();
    throw new Error('The site stops');
  });
  await expect(stopped).rejects.toThrow('The site stops');
  expect(await shown()).toMatchObject({ conversions: [{ state: 'running', done: 0.4 }] });

  const { signal } = new AbortController();
  expect(await recordConversion(deps, file, signal, shown)).toMatchObject({
    conversions: [{ state: 'running', done: 0.4 }],
  });
  expect(await shown()).toMatchObject({ conversions: [{ state: 'waiting', done: 0 }] });
});

test('the progress of a conversion is stored in whole percents', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { videoFile } = await makeVideo(owner, { videoFile: 'clip.webm' });
  const { database } = site;
  const { signal } = new AbortController();
  const file = (videoFile ?? '').slice('/uploads/'.length);
  await recordConversion({ database, log: site.app.log }, file, signal, async (onProgress) => {
    for (const [done, stored] of [
      [0.4, 0.4],
      [0.409, 0.4],
      [0.411, 0.411],
    ] as const) {
      onProgress({ done });
      await vi.waitFor(async () => {
        const rows = await database.selectFrom('conversions').select('done').execute();
        expect(rows).toEqual([{ done: stored }]);
      });
    }
  });
});

test('a video that cannot be converted says why', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id, videoFile } = await makeVideo(owner, { videoFile: 'clip.mp4' });
  // As a disk that lost its content.
  const path = site.media.incomingPath();
  await writeFile(path, await rubbishInside('clip.mp4'));
  await site.media.save(path, (videoFile ?? '').slice('/uploads/'.length));
  await site.jobs.idle();
  expect((await owner.get('/api/conversions')).json()).toEqual({
    conversions: [
      {
        kind: 'video',
        id,
        title: 'A video',
        state: 'failed',
        done: 0,
        reason: expect.stringContaining('could not be read'),
      },
    ],
  });
  expect(await unfinishedIn(site)).toEqual([]);
});
