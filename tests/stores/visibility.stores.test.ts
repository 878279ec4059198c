import { expect, test } from 'vitest';
import {
  apiPaths,
  calendarPath,
  feedPaths,
  itemPath,
  pagePaths,
  sitemapPath,
} from '#shared/primitives/addresses.ts';
import { currentSharePicture } from '#shared/media/share-picture-paths.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Post } from '#shared/catalogue/posts.schema.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import {
  insertPhoto,
  insertPost,
  insertRelease,
  insertShow,
  insertTrack,
  insertVideo,
  upload,
} from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();

const searches = ['?q=song', '?q=photo', '?page=2', '?limit=2', '?limit=100'];

const listPaths = [
  apiPaths.tracks,
  apiPaths.releases,
  apiPaths.videos,
  apiPaths.photos,
  apiPaths.shows,
  apiPaths.posts,
  pagePaths.music,
  pagePaths.videos,
  pagePaths.shows,
  pagePaths.news,
];

type Named = { id: number; title: string };

/** Everything a visitor can open: every page, every answer of the API, and the release that they know of. */
function publicAddresses(release: Named): string[] {
  return [
    ...Object.values(pagePaths),
    ...Object.values(apiPaths),
    ...Object.values(feedPaths),
    calendarPath,
    sitemapPath,
    `${apiPaths.shows}?when=past`,
    `${apiPaths.shows}?when=all`,
    itemPath('release', release),
    `${apiPaths.releases}/${release.id}`,
    ...listPaths.flatMap((path) => searches.map((search) => path + search)),
  ];
}

type Seen = Record<string, { status: number; body: string; total: unknown; link: unknown }>;

async function walk(visitor: Visitor, release: Named): Promise<Seen> {
  const seen: Seen = {};
  for (const address of publicAddresses(release)) {
    const { statusCode, body, headers } = await visitor.get(address);
    seen[address] = { status: statusCode, body, total: headers['x-total-count'], link: headers['link'] };
  }
  return seen;
}

async function create<T>(owner: Visitor, path: string, fields: Record<string, string>, files: object) {
  const response = await upload(owner, path, fields, files as never);
  expect(response.statusCode).toBe(201);
  return response.json<T>();
}

/** One of each kind, with every file it can have. */
async function makeHidden(owner: Visitor, words: Record<string, string>) {
  const title = `Secret song, video and photo ${words['visibility']}`;
  const fields = { title, featured: 'true', ...words };
  const track = await create<Track>(owner, apiPaths.tracks, fields, {
    audioFile: 'tone.mp3',
    coverArt: 'picture.jpg',
  });
  const songs = { title: `${title} album`, trackIds: `[${track.id}]` };
  return {
    track,
    // It has no visibility of its own: its only song is hidden.
    release: await create<ReleaseDetails>(owner, apiPaths.releases, songs, { coverArt: 'picture.jpg' }),
    video: await create<Video>(owner, apiPaths.videos, fields, {
      videoFile: 'clip.mp4',
      thumbnail: 'picture.jpg',
    }),
    photo: await create<Photo>(owner, apiPaths.photos, fields, { aboutImage: 'picture.jpg' }),
    show: (
      await owner.post(apiPaths.shows, {
        ...words,
        date: '2090-03-05',
        venue: title,
        city: 'Bergen',
        country: 'NO',
      })
    ).json<Show>(),
    post: await create<Post>(owner, apiPaths.posts, { ...fields, body: title }, { picture: 'picture.jpg' }),
  };
}

type Hidden = Awaited<ReturnType<typeof makeHidden>>;

/** Their own files and every size that a page may ask for. */
function filesOf({ track, release, video, photo, post }: Hidden): string[] {
  const pictures = [
    { path: track.coverArt, facts: track.coverPicture },
    { path: release.coverArt, facts: release.coverPicture },
    { path: video.thumbnail, facts: video.thumbnailPicture },
    { path: photo.imagePath, facts: photo.picture },
    { path: post.imagePath, facts: post.picture },
  ];
  const sizes = pictures.flatMap(({ path, facts }) =>
    pictureWidths(facts?.width ?? 0).map((width) => resizedPicture(path ?? '', width, 'webp')),
  );
  return [track.audioFile, video.videoFile ?? '', ...pictures.map(({ path }) => path ?? ''), ...sizes];
}

/** Four of each kind, and a release of two songs, which it gives back. */
async function publish(site: Site) {
  const songs: Track[] = [];
  for (let number = 1; number <= 4; number += 1) {
    const uploadDate = `2025-01-0${number}T00:00:00.000Z`;
    songs.push(await insertTrack(site, { title: `Song ${number}`, uploadDate, featured: number === 2 }));
    await insertVideo(site, { title: `Video song ${number}`, uploadDate, featured: number === 2 });
    await insertPhoto(site, { title: `Photo ${number}`, uploadDate, featured: number === 2 });
    await insertShow(site, { venue: `Song hall ${number}` });
    await insertPost(site, { title: `Post song ${number}`, uploadDate, publishedAt: uploadDate });
  }
  return insertRelease(site, { title: 'Two songs', tracks: songs.slice(0, 2) });
}

test('nothing of a draft, or of what is scheduled, reaches a visitor', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const release = await publish(site);
  site.changes.announce();
  const before = await walk(site.visitor(), release);
  expect(before[apiPaths.tracks]).toMatchObject({ status: 200, total: '4' });
  expect(before[apiPaths.releases]).toMatchObject({ status: 200, total: '1' });
  expect(before[itemPath('release', release)]?.body).toContain('2 songs');
  for (const path of [apiPaths.featuredTrack, apiPaths.featuredVideo, apiPaths.featuredPhoto])
    expect(before[path]?.body).toContain('"featured":true');

  const hidden = [
    await makeHidden(owner, { visibility: 'scheduled', publishAt: inAnHour() }),
    await makeHidden(owner, { visibility: 'draft' }),
  ];
  // One more song of the release that they know.
  const onRelease = { releaseId: release.id, releasePosition: 1, visibility: 'draft' } as const;
  await insertTrack(site, { title: 'Secret song of a known release', ...onRelease });
  await site.jobs.idle();
  const visitor = site.visitor();
  expect(await walk(visitor, release)).toEqual(before);

  for (const things of hidden) {
    for (const address of [
      `${apiPaths.tracks}/${things.track.id}`,
      `${apiPaths.releases}/${things.release.id}`,
      `${apiPaths.videos}/${things.video.id}`,
      `${apiPaths.photos}/${things.photo.id}`,
      `${apiPaths.shows}/${things.show.id}`,
      `${apiPaths.posts}/${things.post.id}`,
    ]) {
      const unknown = await visitor.get(address.replace(/\d+$/, '999'));
      const { statusCode, body } = await visitor.get(address);
      expect([address, statusCode, body]).toEqual([address, 404, unknown.body]);
      expect((await owner.get(address)).statusCode).toBe(200);
    }
    // By its number alone, too, which would else lead to an address with its title.
    for (const address of [
      itemPath('release', things.release),
      `/releases/${things.release.id}`,
      itemPath('show', things.show),
      `/shows/${things.show.id}`,
      itemPath('post', things.post),
      `/news/${things.post.id}`,
    ]) {
      const page = await visitor.get(address);
      expect([address, page.statusCode, page.body.includes('Secret')]).toEqual([address, 404, false]);
    }
    expect((await visitor.get(`${calendarPath}?show=${things.show.id}`)).statusCode).toBe(404);
    for (const kind of ['show', 'post'] as const)
      expect((await visitor.get(currentSharePicture(kind, things[kind].id))).statusCode).toBe(404);
    expect((await visitor.post(`${apiPaths.videos}/${things.video.id}/view`)).statusCode).toBe(404);
    for (const file of filesOf(things)) {
      for (const address of [file, `${file}?download`])
        expect([address, (await visitor.get(address)).statusCode]).toEqual([address, 404]);
      const { statusCode, headers } = await owner.get(file);
      expect([file, statusCode, headers['cache-control']]).toEqual([file, 200, 'private, no-store']);
    }
  }

  // The owner's lists have them; what they see of the public lists is what visitors see.
  expect((await owner.get(`${apiPaths.tracks}?show=all&limit=5`)).headers['x-total-count']).toBe('7');
  expect((await owner.get(`${apiPaths.tracks}?limit=5`)).headers['x-total-count']).toBe('4');
  expect((await visitor.get(`${apiPaths.tracks}?show=all`)).statusCode).toBe(401);

  // Published, they are there at once, files included.
  const [, draft] = hidden;
  if (!draft) throw new Error('There is no draft');
  await owner.put(`${apiPaths.tracks}/${draft.track.id}`, { visibility: 'published' });
  expect((await visitor.get(apiPaths.featuredTrack)).json()).toMatchObject({ id: draft.track.id });
  expect((await visitor.get(itemPath('release', draft.release))).body).toContain('1 song');
  for (const file of [draft.track.audioFile, draft.release.coverArt ?? '']) {
    const { statusCode, headers } = await visitor.get(file);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

/** Every song the owner has, by its title. */
async function titlesOfAll(owner: Visitor): Promise<Map<string, number>> {
  const songs = (await owner.get(`${apiPaths.tracks}?show=all`)).json<Track[]>();
  return new Map(songs.map(({ title, id }) => [title, id]));
}

test('the site can be looked at as visitors will see it on a day to come, by the owner alone', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await insertTrack(site, { title: 'Out now' });
  await insertTrack(site, {
    title: 'Out soon',
    visibility: 'scheduled',
    publishAt: '2099-03-05T18:00:00.000Z',
  });
  await insertTrack(site, { title: 'Never ready', visibility: 'draft' });
  const titles = async (who: Visitor) =>
    (await who.get(apiPaths.tracks)).json<Track[]>().map(({ title }) => title);

  const refused = await owner.put(apiPaths.preview, { on: 'some day' });
  expect(refused.statusCode).toBe(400);
  expect((await site.visitor().put(apiPaths.preview, { on: '2099-03-06T00:00:00Z' })).statusCode).toBe(401);

  expect((await owner.put(apiPaths.preview, { on: '2099-03-05T19:00:00+01:00' })).json()).toEqual({
    on: '2099-03-05T18:00:00.000Z',
  });
  expect(await titles(owner)).toEqual(['Out soon', 'Out now']);
  const page = await owner.get('/music');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toContain('Out soon');
  expect(page.body).not.toContain('Never ready');

  // A single thing too, unless the dashboard asks for everything; a release with the songs it will have by then.
  const drafts = await titlesOfAll(owner);
  const song = (title: string) => `${apiPaths.tracks}/${drafts.get(title)}`;
  expect((await owner.get(song('Out soon'))).statusCode).toBe(200);
  expect((await owner.get(song('Never ready'))).statusCode).toBe(404);
  expect((await owner.get(`${song('Never ready')}?show=all`)).statusCode).toBe(200);
  expect((await site.visitor().get(`${song('Out now')}?show=all`)).statusCode).toBe(401);
  const made = await owner.post(apiPaths.releases, { title: 'Both', trackIds: [...drafts.values()] });
  const release = `${apiPaths.releases}/${made.json<{ id: number }>().id}`;
  const tracksOf = async (address: string) =>
    (await owner.get(address)).json<{ tracks: unknown[] }>().tracks.length;
  expect([await tracksOf(release), await tracksOf(`${release}?show=all`)]).toEqual([2, 3]);

  // The cookie without the session shows nothing, and nothing of the preview was kept for others.
  const stranger = site.visitor();
  stranger.cookies.set('marquee_preview', '2099-03-06T00:00:00.000Z');
  expect(await titles(stranger)).toEqual(['Out now']);
  expect((await stranger.get('/music')).body).not.toContain('Out soon');

  const tooFar = await owner.put(apiPaths.preview, { on: '9999-12-31T23:00:00-02:00' });
  expect([tooFar.statusCode, tooFar.json<{ message: string }>().message]).toEqual([
    400,
    'The moment to look at must be in the years 1000 to 9999',
  ]);
  owner.cookies.set('marquee_preview', '+010000-01-01T01:00:00.000Z');
  expect(await titles(owner)).toEqual(['Out now']);

  expect((await owner.delete(apiPaths.preview)).statusCode).toBe(204);
  expect(await titles(owner)).toEqual(['Out now']);
  expect((await owner.get('/music')).body).not.toContain('Out soon');
});

/** As if so much time had passed that everything scheduled before this moment is due. The stores have clocks of their own, which no test can turn. */
async function letTimePassTo(site: Site, moment: string): Promise<void> {
  const past = new Date(Date.now() - 1_000).toISOString();
  for (const table of ['tracks', 'aboutImages'] as const)
    await site.database
      .updateTable(table)
      .set({ publishAt: past })
      .where('publishAt', '<=', moment)
      .execute();
  await site.database
    .updateTable('jobs')
    .set({ notBefore: past })
    .where('kind', '=', 'publish')
    .where('notBefore', '<=', moment)
    .execute();
}

test('what is scheduled goes live at its minute, on pages too', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id } = await create<Track>(
    owner,
    apiPaths.tracks,
    { title: 'Due', visibility: 'scheduled', publishAt: '2090-01-01T12:05:00Z' },
    { audioFile: 'tone.mp3' },
  );
  const photo = await insertPhoto(site);
  const photoAddress = `${apiPaths.photos}/${photo.id}`;
  await owner.put(photoAddress, { visibility: 'scheduled', publishAt: '2090-01-02T00:00:00Z' });
  // Put off: the first time no longer counts.
  await owner.put(photoAddress, { publishAt: '2090-01-03T00:00:00Z' });
  const visitor = site.visitor();
  const shows = async () => (await visitor.get('/music')).body.includes('>Due<');
  await site.jobs.idle();
  expect(await shows()).toBe(false);

  await letTimePassTo(site, '2090-01-01T12:05:00.000Z');
  await site.jobs.idle();
  expect(await shows()).toBe(true);
  expect((await visitor.get(`${apiPaths.tracks}/${id}`)).json()).toMatchObject({
    visibility: 'published',
    publishAt: null,
    version: 2,
  });

  await letTimePassTo(site, '2090-01-02T00:00:00.000Z');
  await site.jobs.idle();
  expect((await visitor.get(photoAddress)).statusCode).toBe(404);
  await letTimePassTo(site, '2090-01-03T00:00:00.000Z');
  await site.jobs.idle();
  expect((await visitor.get(photoAddress)).statusCode).toBe(200);
});

test('what came due while the site was stopped goes live at the next start', async () => {
  const first = await makeSite();
  const owner = await makeOwner(first);
  const { id } = await insertTrack(first, { title: 'Missed' });
  const address = `${apiPaths.tracks}/${id}`;
  await owner.put(address, { visibility: 'scheduled', publishAt: '2090-01-01T13:00:00Z' });
  expect((await first.visitor().get(address)).statusCode).toBe(404);
  await letTimePassTo(first, '2090-01-01T14:00:00.000Z');
  await first.close();
  const second = await makeSite({ dataDir: first.folder });
  await second.jobs.idle();
  expect((await second.visitor().get(address)).statusCode).toBe(200);
});
