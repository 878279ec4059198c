import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import { newMediaName } from '#server/storage/media-store/names.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import {
  formOf,
  insertVideo,
  makePhoto,
  makeTrack,
  makeVideo,
  storeFile,
  upload,
} from '#tests/support/factories.ts';
import { refuseRows } from '#tests/support/damage/refused-rows.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { makeOwner, makeSite, owner as credentials, type Site } from '#tests/support/site.ts';
import { keepFixture, storedFiles } from '#tests/support/store.ts';
import { openStoredDatabase } from '#tests/support/stores.ts';

async function jobsOf({ database }: Site): Promise<string[]> {
  const jobs = await database.selectFrom('jobs').select('kind').where('kind', '!=', 'sweep').execute();
  return jobs.map(({ kind }) => kind).sort();
}

test('what is uploaded and what is to be done for it are stored together or not at all', async () => {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  const { id } = await makeTrack(owner);
  const deleted = await makeTrack(owner);
  await site.jobs.idle();
  await owner.delete(`/api/tracks/${deleted.id}`);
  const files = await storedFiles(site);
  await refuseRows(site.database, 'jobs', 'not today');
  const refused = [
    await upload(owner, '/api/tracks', { title: 'Song' }, { audioFile: 'tone.mp3' }),
    await upload(owner, '/api/videos', { title: 'Film' }, { videoFile: 'clip.mp4' }),
    await upload(owner, '/api/about/images', { title: 'Photo' }, { aboutImage: 'picture.jpg' }),
    await upload(owner, `/api/tracks/${id}`, {}, { audioFile: 'tone.wav' }, 'PUT'),
    await owner.delete(`/api/bin/tracks/${deleted.id}`),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500, 500]);
  expect(await storedFiles(site)).toEqual(files);
  expect((await owner.get('/api/tracks')).json()).toMatchObject([{ id, version: 1 }]);
  expect((await owner.get('/api/bin')).json()).toMatchObject([{ id: deleted.id }]);
  for (const list of ['/api/videos', '/api/about/images']) {
    expect((await owner.get(list)).json()).toEqual([]);
  }
});

test('what a stop did not get to is done after the next start', async () => {
  const site = await makeSite({ runsJobs: true });
  const owner = await makeOwner(site);
  const track = await makeTrack(owner, { coverArt: 'large.jpg' });
  await makeVideo(owner, { videoFile: 'clip.mp4' });
  await site.close();

  const again = await makeSite({ dataDir: site.folder });
  await again.jobs.idle();
  const [video] = (await again.visitor().get('/api/videos')).json<Video[]>();
  expect(video?.thumbnail).toMatch(/^\/uploads\//);
  const { peaks } = (await again.visitor().get(`/api/tracks/${track.id}`)).json<{ peaks: number[] }>();
  expect(peaks).toHaveLength(800);
  const stem = track.coverArt?.slice('/uploads/'.length, -'.jpg'.length) ?? '';
  const sizes = Object.keys(await storedFiles(again)).filter((name) => name.startsWith(`${stem}-`));
  expect(sizes.length).toBeGreaterThan(4);
  expect(await jobsOf(again)).toEqual([]);
});

test('sizes that are there already are not made again', async () => {
  const site = await makeSite();
  const photo = await makePhoto(await makeOwner(site));
  await site.jobs.idle();
  const name = photo.imagePath.slice('/uploads/'.length);
  const [kept, lost] = ['-640.avif', '-480.avif'].map((end) => name.replace('.jpg', end)) as [string, string];
  const madeAt = (await site.media.open(kept))?.modifiedAt;
  await site.media.discard(lost);
  await enqueueJob(site.database, 'sizes', name);
  await site.jobs.idle();
  expect((await site.media.open(kept))?.modifiedAt).toEqual(madeAt);
  expect(await site.media.open(lost)).not.toBeNull();
});

test('a site answers before it begins with what waits', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-jobs-'));
  const { database, close } = await openStoredDatabase(folder);
  await enqueueJob(database, 'thumbnail', 'gone.mp4');
  await close();
  const site = await startRunningSite({ dataDir: folder, environment: { LOG_LEVEL: 'debug' } });
  onTestFinished(site.remove);
  const lineWith = (words: string) => site.log.findIndex((line) => line.includes(words));
  await expect.poll(() => lineWith('Making the thumbnail of gone.mp4'), { timeout: 20_000 }).not.toBe(-1);
  expect(lineWith('Marquee is ready')).toBeLessThan(lineWith('Making the thumbnail of gone.mp4'));
});

test('a power cut loses no job', async () => {
  const environment = { OWNER_USERNAME: credentials.username, OWNER_PASSWORD: credentials.password };
  const site = await startRunningSite({ environment });
  onTestFinished(site.remove);
  const cookie = await signInAt(site.url, credentials);
  const statuses = await Promise.all(
    ['One', 'Two', 'Three'].map(async (title) => {
      const body = await formOf({ title }, { videoFile: 'clip.mp4' });
      return (await fetch(`${site.url}/api/videos`, { method: 'POST', headers: { cookie }, body })).status;
    }),
  );
  expect(statuses).toEqual([201, 201, 201]);
  await site.kill();
  const { database, close } = await openStoredDatabase(site.folder);
  const left = await database.selectFrom('jobs').selectAll().where('kind', '=', 'thumbnail').execute();
  await close();
  // They are made one after the other, so at least the last one was still to be done.
  expect(left.length).toBeGreaterThan(0);

  const again = await startRunningSite({ dataDir: site.folder });
  onTestFinished(again.remove);
  await vi.waitFor(async () => {
    const videos = (await (await fetch(`${again.url}/api/videos`)).json()) as Video[];
    expect(videos.filter(({ thumbnail }) => thumbnail)).toHaveLength(3);
  }, 60_000);
});

test('a damaged video is not retried for ever', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await site.jobs.idle();
  const name = newMediaName('mp4');
  await keepFixture(site.media, 'picture.jpg', name);
  const { id } = await insertVideo(site, { videoFile: `/uploads/${name}` });
  await enqueueJob(site.database, 'thumbnail', name);
  expect(await jobsOf(site)).toEqual(['thumbnail']);
  await site.jobs.idle();
  expect(await jobsOf(site)).toEqual([]);
  expect((await owner.get(`/api/videos/${id}`)).json()).toMatchObject({ thumbnail: null });
});

test('a thumbnail is not used if its video was replaced meanwhile', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id } = await insertVideo(site, { videoFile: await storeFile(site, 'clip.mp4') });
  const { videoFrame } = site.mediaJobs;
  site.mediaJobs.videoFrame = async (path, signal) => {
    site.mediaJobs.videoFrame = videoFrame;
    const frame = await videoFrame(path, signal);
    await upload(owner, `/api/videos/${id}`, {}, { videoFile: 'clip.webm' }, 'PUT');
    return frame;
  };
  const made = (await owner.post(`/api/videos/${id}/thumbnail`)).json<Video>();
  expect(made).toMatchObject({ videoFile: expect.stringMatching(/webm$/), thumbnail: null });
  await site.jobs.idle();
  const { thumbnail } = (await owner.get(`/api/videos/${id}`)).json<Video>();
  const stems = Object.keys(await storedFiles(site)).map((name) => `/uploads/${name.slice(0, 32)}`);
  expect(new Set(stems)).toEqual(
    new Set([made.videoFile, thumbnail].map((address) => String(address).replace(/\.[a-z0-9]+$/, ''))),
  );
});
