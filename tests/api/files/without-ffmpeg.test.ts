import { expect, test } from 'vitest';
import type { TrackWithPeaks } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { makeTrack, makeVideo, upload } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

async function siteWithoutFfmpeg() {
  const site = await makeSite({ environment: { FFMPEG_WORKER: 'off' } });
  return { site, owner: await makeOwner(site) };
}

const tracks = [
  'tone.mp3',
  'tone.wav',
  'tone.m4a',
  'tone.aac',
  'tone.flac',
  'tone.ogg',
  'tone.opus',
  'tone-lossless.m4a',
] as const;

test('tracks and videos are accepted, and what is made from them waits until FFmpeg may be used', async () => {
  const { site, owner } = await siteWithoutFfmpeg();
  await makeTrack(owner, { coverArt: 'picture.jpg' });
  for (const audioFile of tracks) {
    const track = await makeTrack(owner, { audioFile });
    expect([audioFile, Math.round(track.duration ?? 0)]).toEqual([audioFile, 3]);
  }
  for (const videoFile of ['clip.mp4', 'clip.mov', 'clip.webm'] as const)
    await makeVideo(owner, { videoFile });
  await site.jobs.idle();
  const names = Object.keys(await storedFiles(site));
  expect(names.filter((name) => name.includes('-640.'))).toHaveLength(1);
  expect((await owner.get('/api/tracks/1')).json<TrackWithPeaks>().peaks).toBeNull();
  expect((await owner.get('/api/conversions')).json()).toEqual({ conversions: [] });
  await site.close();

  const again = await makeSite({ dataDir: site.folder });
  await again.jobs.idle();
  expect((await again.visitor().get('/api/tracks/1')).json<TrackWithPeaks>().peaks).toHaveLength(800);
  expect((await again.visitor().get('/api/tracks/3')).json<TrackWithPeaks>().streams).toHaveLength(2);
  const videos = (await again.visitor().get('/api/videos')).json<Video[]>();
  expect(videos.filter(({ thumbnail }) => thumbnail)).toHaveLength(3);
  expect(videos.map(({ duration }) => Math.round(duration ?? 0))).toEqual([4, 4, 4]);
});

test('what the other libraries cannot read is refused', async () => {
  const { site, owner } = await siteWithoutFfmpeg();
  const cases = [
    { url: '/api/videos', field: 'videoFile', name: 'clip.mp4', status: 422 },
    { url: '/api/videos', field: 'videoFile', name: 'clip.webm', status: 422 },
    { url: '/api/tracks', field: 'audioFile', name: 'tone.m4a', status: 422 },
  ] as const;
  for (const { url, field, name, status } of cases) {
    const bytes = (await bytesOf(name)).subarray(0, 200);
    const response = await upload(owner, url, { title: 'Cut off' }, { [field]: { name, bytes } });
    expect([name, response.statusCode]).toEqual([name, status]);
  }
  expect(await storedFiles(site)).toEqual({});
});

test('what few browsers play is refused, because nothing would convert it', async () => {
  const { site, owner } = await siteWithoutFfmpeg();
  for (const audioFile of ['tone.aiff', 'tone.wv'] as const) {
    const response = await upload(owner, '/api/tracks', { title: 'For few' }, { audioFile });
    expect([audioFile, response.statusCode]).toEqual([audioFile, 415]);
    expect(response.json().message).toContain('export the song as WAV');
  }
  expect(await storedFiles(site)).toEqual({});
});

test('a request for a thumbnail is told that none are made', async () => {
  const { owner } = await siteWithoutFfmpeg();
  const { id } = await makeVideo(owner, { videoFile: 'clip.mp4' });
  for (const address of [`/api/videos/${id}/thumbnail`, '/api/videos/generate-all-thumbnails']) {
    const response = await owner.post(address);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: 'This site makes no thumbnails from video files. Please give the video a picture of its own.',
    });
  }
});
