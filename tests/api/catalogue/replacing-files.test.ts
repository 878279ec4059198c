import { expect, test } from 'vitest';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { makePhoto, makeTrack, makeVideo, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

async function ownedSite() {
  const site = await makeSite();
  return { site, owner: await makeOwner(site) };
}

test('a track keeps its id and its place while its audio is replaced', async () => {
  const { site, owner } = await ownedSite();
  const before = await makeTrack(owner, { title: 'Demo' });
  await site.jobs.idle();
  const response = await upload(
    owner,
    `/api/tracks/${before.id}`,
    { title: 'Master' },
    { audioFile: 'tone.wav' },
    'PUT',
  );
  const after = response.json<Track>();
  expect(response.statusCode).toBe(200);
  expect(after).toMatchObject({
    id: before.id,
    title: 'Master',
    uploadDate: before.uploadDate,
    version: before.version + 1,
  });
  expect(after.audioFile).toMatch(/\.wav$/);
  await site.jobs.idle();
  expect((await owner.get(before.audioFile)).statusCode).toBe(404);
  expect((await owner.get(after.audioFile)).statusCode).toBe(200);
  const { peaks } = (await owner.get(`/api/tracks/${before.id}`)).json<{ peaks: number[] | null }>();
  expect(peaks?.length).toBeGreaterThan(0);
});

test('a refused recording leaves the track and its file as they were', async () => {
  const { site, owner } = await ownedSite();
  const before = await makeTrack(owner);
  const files = await storedFiles(site);
  const response = await upload(
    owner,
    `/api/tracks/${before.id}`,
    { title: 'Changed' },
    { audioFile: 'picture.jpg' },
    'PUT',
  );
  expect(response.statusCode).toBe(415);
  expect((await owner.get(`/api/tracks/${before.id}`)).json()).toMatchObject(before);
  expect(await storedFiles(site)).toEqual(files);
});

test('a photo keeps its id while its picture is replaced, and nothing of the old one stays', async () => {
  const { site, owner } = await ownedSite();
  const before = await makePhoto(owner);
  await site.jobs.idle();
  const response = await upload(
    owner,
    `/api/about/images/${before.id}`,
    {},
    { aboutImage: 'picture.png' },
    'PUT',
  );
  const after = response.json<Photo>();
  expect(after).toMatchObject({ id: before.id, title: before.title });
  expect(after.imagePath).not.toBe(before.imagePath);
  await site.jobs.idle();
  const stem = before.imagePath.replace('/uploads/', '').replace('.jpg', '');
  expect(Object.keys(await storedFiles(site)).filter((name) => name.startsWith(stem))).toEqual([]);
});

test('a video keeps its id and its views while its file and thumbnail are replaced', async () => {
  const { site, owner } = await ownedSite();
  const before = await makeVideo(owner, { videoFile: 'clip.mp4', thumbnail: 'picture.jpg' });
  await owner.post(`/api/videos/${before.id}/view`);
  await site.jobs.idle();
  const response = await upload(
    owner,
    `/api/videos/${before.id}`,
    { embedUrl: 'https://vimeo.com/1' },
    { videoFile: 'clip-vp9.webm', thumbnail: 'picture.png' },
    'PUT',
  );
  const after = response.json<Video>();
  expect(after).toMatchObject({ id: before.id, views: 1, embedUrl: 'https://vimeo.com/1' });
  expect(after.videoFile).toMatch(/\.webm$/);
  expect([before.duration, after.duration].map((seconds) => Math.round(seconds ?? 0))).toEqual([4, 2]);
  expect(after.thumbnail).not.toBe(before.thumbnail);
  await site.jobs.idle();
  for (const address of [before.videoFile, before.thumbnail])
    expect((await owner.get(String(address))).statusCode).toBe(404);
});

test('a video with an address may let go of its file, but one without must keep it', async () => {
  const { site, owner } = await ownedSite();
  const both = await makeVideo(owner, { videoFile: 'clip.mp4', embedUrl: 'https://vimeo.com/1' });
  const alone = await makeVideo(owner, { videoFile: 'clip.mp4' });
  const released = await owner.put(`/api/videos/${both.id}`, { removeVideoFile: true });
  expect(released.json()).toMatchObject({
    videoFile: null,
    duration: null,
    embedUrl: 'https://vimeo.com/1',
  });
  await site.jobs.idle();
  expect((await owner.get(String(both.videoFile))).statusCode).toBe(404);
  const kept = await owner.put(`/api/videos/${alone.id}`, { removeVideoFile: true });
  expect(kept.statusCode).toBe(400);
  expect((await owner.get(String(alone.videoFile))).statusCode).toBe(200);
});
