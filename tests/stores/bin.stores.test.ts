import { expect, test, vi } from 'vitest';
import { BIN_DAYS } from '#shared/catalogue/bin.ts';
import type { BinItem } from '#shared/catalogue/bin.schema.ts';
import type { DiskUse } from '#shared/maintenance/maintenance.schema.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Track, TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import type { Post } from '#shared/catalogue/posts.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { checkSite } from '#server/domain/check/check-site.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import { nextAddress } from '#shared/primitives/lists.ts';
import {
  insertPhoto,
  insertTrack,
  insertVideo,
  makePhoto,
  makePost,
  makeTrack,
  makeVideo,
  storeFile,
} from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

type Address = string | null;

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const addresses = {
  tracks: '/api/tracks',
  videos: '/api/videos',
  photos: '/api/about/images',
  posts: '/api/posts',
};

const binOf = async (owner: Visitor) => (await owner.get('/api/bin')).json<BinItem[]>();
const countIn = async (owner: Visitor, url: string) =>
  Number((await owner.get(url)).headers['x-total-count']);

async function jobsFor({ database }: Site, address: string): Promise<string[]> {
  const jobs = await database
    .selectFrom('jobs')
    .select('kind')
    .where('subject', '=', fileAt(address) ?? '')
    .orderBy('kind')
    .execute();
  return jobs.map(({ kind }) => kind);
}

/** As if it had been deleted so many days ago. */
async function ageBin({ database }: Site, days: number): Promise<void> {
  await database
    .updateTable('bin')
    .set({ deletedAt: inDays(-days) })
    .execute();
}

/** What disk use should say of what is on the site. */
async function sizesOf({ media }: Site, [track, video, photo]: Address[][]) {
  const sum = async (addresses: Address[] = []) => {
    const files = await Promise.all(addresses.map((address) => media.open(fileAt(address ?? null) ?? '')));
    return files.reduce((bytes, file) => bytes + (file?.size ?? 0), 0);
  };
  return { songs: await sum(track), videos: await sum(video), pictures: await sum(photo) };
}

test('what is deleted is gone from the site, waits in the bin with its files, and comes back as it was', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id: trackId } = await makeTrack(owner, {
    title: 'Über Nacht',
    description: 'Zoë & “friends”',
    coverArt: 'picture.jpg',
    featured: 'true',
  });
  const { id: videoId } = await makeVideo(owner, { title: 'Über den Film', videoFile: 'clip.mp4' });
  const { id: photoId } = await makePhoto(owner, { title: 'Über Fotos', location: 'Tallahassee' });
  const { id: postId } = await makePost(owner, { title: 'Über uns', picture: 'picture.png' });
  await site.jobs.idle();
  await owner.put(`/api/tracks/${trackId}`, { lyrics: 'La la', links: ['https://example.com/'] });
  const things = { tracks: trackId, videos: videoId, photos: photoId, posts: postId };
  const read = async () =>
    Promise.all(
      Object.entries(things).map(async ([kind, id]) => {
        const address = addresses[kind as keyof typeof addresses];
        return (await owner.get(`${address}/${id}`)).json<{ version: number }>();
      }),
    );
  const [before, files] = [await read(), await storedFiles(site)];
  const [{ audioFile, coverArt }, { videoFile, thumbnail }, { imagePath }, post] = before as [
    Track,
    Video,
    Photo,
    Post,
  ];
  const pictures = [coverArt, thumbnail, imagePath, post.imagePath];
  const sizes = await sizesOf(site, [[audioFile], [videoFile], pictures]);
  const { free } = (await owner.get('/api/disk-use')).json<DiskUse>();
  expect(typeof free).toBe(site.config.s3 ? 'object' : 'number');
  expect((await owner.get('/api/disk-use')).json()).toMatchObject({ ...sizes, bin: 0 });

  for (const [kind, id] of Object.entries(things)) {
    const address = addresses[kind as keyof typeof addresses];
    expect((await owner.delete(`${address}/${id}`)).statusCode).toBe(204);
    for (const gone of [address, `${address}?q=uber`, `${address}?show=all`])
      expect([gone, await countIn(owner, gone)]).toEqual([gone, 0]);
    expect((await owner.get(`${address}/${id}`)).statusCode).toBe(404);
    expect((await owner.put(`${address}/${id}`, { title: 'Still here' })).statusCode).toBe(404);
    expect((await owner.delete(`${address}/${id}`)).statusCode).toBe(404);
  }
  expect((await owner.get('/api/tracks/featured')).body).toBe('null');
  for (const file of [audioFile, videoFile, ...pictures])
    expect((await site.visitor().get(file ?? '')).statusCode).toBe(404);
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual(files);

  const inBin = await binOf(owner);
  expect(inBin).toMatchObject([
    { kind: 'posts', id: postId, title: 'Über uns' },
    { kind: 'photos', id: photoId, title: 'Über Fotos' },
    { kind: 'videos', id: videoId, title: 'Über den Film' },
    { kind: 'tracks', id: trackId, title: 'Über Nacht' },
  ]);
  for (const { deletedAt, keptUntil, size } of inBin) {
    expect(Date.parse(keptUntil) - Date.parse(deletedAt)).toBe(BIN_DAYS * DAY_MS);
    expect(size).toBeGreaterThan(0);
  }
  const bytes = sizes.songs + sizes.videos + sizes.pictures;
  expect(inBin.reduce((sum, { size }) => sum + size, 0)).toBe(bytes);
  expect((await owner.get('/api/disk-use')).json()).toMatchObject({
    songs: 0,
    videos: 0,
    pictures: 0,
    bin: bytes,
  });

  for (const [kind, id] of Object.entries(things))
    expect((await owner.post(`/api/bin/${kind}/${id}/restore`)).statusCode).toBe(204);
  expect(await read()).toEqual(before.map((thing) => ({ ...thing, version: thing.version + 1 })));
  for (const address of Object.values(addresses)) expect(await countIn(owner, `${address}?q=uber`)).toBe(1);
  expect((await owner.get('/api/tracks/featured')).json()).toMatchObject({ id: trackId });
  expect(await binOf(owner)).toEqual([]);
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual(files);
  // An edit that began before the deletion must be refused.
  const stale = await owner.put(`/api/tracks/${trackId}`, { title: 'Late', version: 1 });
  expect(stale.statusCode).toBe(409);
  expect((await insertTrack(site)).id).toBeGreaterThan(trackId);
});

test('what changed meanwhile counts when something comes back', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const release = await site.database
    .insertInto('releases')
    .values({
      title: 'Album',
      releaseType: 'album',
      uploadDate: inDays(0),
      version: 1,
      dateKey: inDays(0),
      titleKey: 'album',
      searchText: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inRelease = { releaseId: release.id, releasePosition: 1 };
  const stays = await insertTrack(site, { title: 'On the album', ...inRelease });
  const leaves = await insertTrack(site, { title: 'Off the album', ...inRelease });
  const flagged = await insertTrack(site, { featured: true });
  const due = await insertVideo(site, { visibility: 'scheduled', publishAt: inDays(1) });
  const ahead = await insertPhoto(site, { visibility: 'scheduled', publishAt: inDays(2) });
  for (const { id } of [stays, leaves, flagged]) await owner.delete(`/api/tracks/${id}`);
  await owner.delete(`/api/videos/${due.id}`);
  await owner.delete(`/api/about/images/${ahead.id}`);
  const other = await insertTrack(site, { title: 'The new one', featured: true });

  const restore = async (kind: string, id: number) =>
    expect((await owner.post(`/api/bin/${kind}/${id}/restore`)).statusCode).toBe(204);
  await restore('tracks', stays.id);
  expect((await owner.get(`/api/tracks/${stays.id}`)).json()).toMatchObject({ release });
  await site.database.deleteFrom('releases').execute();
  await restore('tracks', leaves.id);
  await restore('tracks', flagged.id);
  vi.useFakeTimers({ now: Date.now() + 1.5 * DAY_MS, toFake: ['Date'] });
  try {
    await restore('videos', due.id);
    await restore('photos', ahead.id);
  } finally {
    vi.useRealTimers();
  }

  const rows = await site.database
    .selectFrom('tracks')
    .select(['id', 'releaseId', 'featured'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: stays.id, releaseId: null, featured: false },
    { id: leaves.id, releaseId: null, featured: false },
    { id: flagged.id, releaseId: null, featured: false },
    { id: other.id, releaseId: null, featured: true },
  ]);
  expect((await owner.get(`/api/videos/${due.id}`)).json()).toMatchObject({
    visibility: 'published',
    publishAt: null,
  });
  expect((await owner.get(`/api/about/images/${ahead.id}`)).json()).toMatchObject({
    visibility: 'scheduled',
  });
  const [publishing] = await site.database
    .selectFrom('jobs')
    .select('subject')
    .where('kind', '=', 'publish')
    .where('subject', 'like', 'aboutImages %')
    .execute();
  expect(publishing?.subject).toBe(`aboutImages ${ahead.id} ${ahead.publishAt}`);
});

test('work on its files that was not finished begins again', async () => {
  const site = await makeSite({ environment: { FFMPEG_WORKER: 'off' } });
  const owner = await makeOwner(site);
  const [audioFile, videoFile] = [await storeFile(site, 'tone.mp3'), await storeFile(site, 'clip.mp4')];
  const track = await insertTrack(site, { audioFile });
  const video = await insertVideo(site, { embedUrl: null, videoFile });
  await owner.delete(`/api/tracks/${track.id}`);
  await owner.delete(`/api/videos/${video.id}`);
  await owner.post(`/api/bin/tracks/${track.id}/restore`);
  await owner.post(`/api/bin/videos/${video.id}/restore`);
  // Without the media tool they wait, so that they can be seen here.
  expect(await jobsFor(site, audioFile)).toEqual(['trackStreams', 'waveform']);
  expect(await jobsFor(site, videoFile)).toEqual(['duration', 'thumbnail', 'videoStreams']);
});

test('the bin is read a part at a time and deleted for good one by one or all at once', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const kept = await insertTrack(site, { audioFile: await storeFile(site, 'tone.mp3') });
  for (let count = 1; count <= 7; count += 1) {
    const { id } = await insertTrack(site, {
      title: `Song ${count}`,
      audioFile: await storeFile(site, 'tone.mp3'),
    });
    await owner.delete(`/api/tracks/${id}`);
  }
  const titles: string[] = [];
  for (let address: string | null = '/api/bin?limit=3'; address;) {
    const part = await owner.get(address);
    expect(part.headers['x-total-count']).toBe('7');
    titles.push(...part.json<BinItem[]>().map(({ title }) => title));
    address = nextAddress((part.headers.link as string | undefined) ?? null);
  }
  expect(titles).toEqual([7, 6, 5, 4, 3, 2, 1].map((count) => `Song ${count}`));

  const [newest] = await binOf(owner);
  expect((await owner.delete(`/api/bin/tracks/${newest?.id}`)).statusCode).toBe(204);
  await site.jobs.idle();
  expect(Object.keys(await storedFiles(site))).toHaveLength(7);
  for (const gone of [
    await owner.delete(`/api/bin/tracks/${newest?.id}`),
    await owner.post(`/api/bin/tracks/${newest?.id}/restore`),
    await owner.post(`/api/bin/tracks/${kept.id}/restore`),
    await owner.post(`/api/bin/videos/2/restore`),
  ]) {
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toEqual({ message: 'This is no longer in the bin' });
  }
  for (const [url, status] of [
    ['/api/bin/messages/1', 400],
    ['/api/bin/tracks/none', 404],
  ] as const)
    expect((await owner.delete(url)).statusCode).toBe(status);
  for (const after of ['x', Buffer.from('["/api/bin","a","songs",1]').toString('base64url')])
    expect((await owner.get(`/api/bin?after=${after}`)).statusCode).toBe(400);

  expect((await owner.delete('/api/bin')).statusCode).toBe(204);
  await site.jobs.idle();
  expect(await binOf(owner)).toEqual([]);
  expect(Object.keys(await storedFiles(site))).toEqual([fileAt(kept.audioFile)]);
});

test('after its days are over the sweep deletes it for good, but not beside files of another database', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await site.jobs.idle();
  const sweepNow = async () => {
    await enqueueJob(site.database, 'sweep', '');
    await site.jobs.idle();
    await site.jobs.idle();
  };
  await makeTrack(owner, { title: 'Stays' });
  const { id } = await makeTrack(owner);
  await site.jobs.idle();
  await owner.delete(`/api/tracks/${id}`);
  const files = await storedFiles(site);
  await ageBin(site, BIN_DAYS - 0.1);
  await sweepNow();
  expect(await binOf(owner)).toHaveLength(1);
  expect(await storedFiles(site)).toEqual(files);

  await ageBin(site, BIN_DAYS + 0.1);
  // Newer than anything that this database knows of, also for a store that counts in whole seconds.
  await site.database
    .updateTable('tracks')
    .set({ uploadDate: inDays(-1) })
    .execute();
  await site.database
    .updateTable('storedFiles')
    .set({ storedAt: inDays(-1) })
    .execute();
  const foreign = fileAt(await storeFile(site, 'tone.mp3')) ?? '';
  await sweepNow();
  expect(await binOf(owner)).toHaveLength(1);
  await site.media.discard(foreign);
  await sweepNow();
  expect(await binOf(owner)).toEqual([]);
  expect(Object.keys(await storedFiles(site))).toHaveLength(1);
});

test('a check knows the files in the bin and misses none of them', async () => {
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  const track = await makeTrack(owner, { coverArt: 'picture.jpg' });
  const lost = await makeTrack(owner, { title: 'Lost' });
  await site.jobs.idle();
  for (const { id } of [track, lost]) await owner.delete(`/api/tracks/${id}`);
  const check = () => checkSite(site, { startedAt: new Date(Date.now() + 1_000), isRepairing: true });
  const files = await storedFiles(site);
  // Behind more than are read at a time.
  const others = Array.from({ length: 1_000 }, (_, number) => ({
    kind: 'photos' as const,
    itemId: number + 1,
    title: `Photo ${number}`,
    pictureFile: `/uploads/photo${number}.jpg`,
    content: {},
    deletedAt: inDays(0),
  }));
  await site.database.insertInto('bin').values(others).execute();
  // As if they had been uploaded before files were written down: only the bin tells whose they are.
  await site.database.deleteFrom('storedFiles').execute();
  expect(await check()).toMatchObject({ problems: [], repairs: [], report: { files: 0 } });
  expect((await owner.get('/api/notices')).json()).toEqual([]);
  expect(await storedFiles(site)).toEqual(files);
  await site.media.discard(fileAt(lost.audioFile) ?? '');
  expect((await check()).problems).toEqual([]);
  await owner.post(`/api/bin/tracks/${lost.id}/restore`);
  expect((await check()).problems).toMatchObject([{ problem: 'missing', title: 'Lost' }]);
});

test('two who delete and take back the same thing at once leave it in one place', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id } = await insertTrack(site, { title: 'Contested' });
  const count = async () =>
    (await owner.get('/api/tracks')).json<Track[]>().length + (await binOf(owner)).length;
  for (let round = 0; round < 3; round += 1) {
    const deleted = await Promise.all([1, 2, 3].map(() => owner.delete(`/api/tracks/${id}`)));
    expect(deleted.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(deleted.filter(({ statusCode }) => statusCode === 404)).toHaveLength(2);
    expect(await count()).toBe(1);
    const restored = await Promise.all([1, 2, 3].map(() => owner.post(`/api/bin/tracks/${id}/restore`)));
    expect(restored.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(restored.filter(({ statusCode }) => statusCode === 404)).toHaveLength(2);
    expect(await count()).toBe(1);
  }
  expect((await owner.get(`/api/tracks/${id}`)).json<TrackDetails>().version).toBe(4);
});
