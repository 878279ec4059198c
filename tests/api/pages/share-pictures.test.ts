import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { sharePictureSize } from '#shared/media/pictures.ts';
import { settingKeys } from '#shared/site/settings.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { checkSite } from '#server/domain/check/check-site.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { sharePicturePath } from '#server/domain/sharing/share-pictures.ts';
import {
  deleteForGood,
  insertRelease,
  insertTrack,
  insertVideo,
  makePhoto,
  makeTrack,
  makeVideo,
} from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';

/** Real pictures in a real process: on a busy machine it takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const artist = 'Ada';

async function makeArtistsSite() {
  const site = await makeSite({ environment: { ARTIST_NAME: artist } });
  return { site, owner: await makeOwner(site), visitor: site.visitor() };
}

async function drawn({ media }: Site): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of media.list('share-')) names.push(name);
  return names;
}

const pathOf = (track: Track, name = artist) => sharePicturePath('track', track, name);

const readTrack = async (owner: Visitor, { id }: { id: number }) =>
  (await owner.get(`${apiPaths.tracks}/${id}`)).json<Track>();

async function expectPicture(visitor: Visitor, path: string): Promise<Buffer> {
  const response = await visitor.get(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize });
  return response.rawPayload;
}

/** The colour in the middle of the square where the cover is. */
async function coverColour(picture: Buffer): Promise<number[]> {
  const middle = { left: 300, top: 300, width: 30, height: 30 };
  const { channels } = await sharp(await sharp(picture).extract(middle).png().toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}

test('a song has its picture soon after the upload, and another one after each change to what it shows', async () => {
  const { site, owner, visitor } = await makeArtistsSite();
  const track = await makeTrack(owner, { title: 'Night', coverArt: 'picture.jpg' });
  await site.jobs.idle();
  const first = pathOf(track);
  expect(await drawn(site)).toEqual([first.slice(1).replaceAll('/', '-')]);
  const before = await expectPicture(visitor, first);

  const head = await visitor.send({ method: 'HEAD', url: first });
  expect([head.statusCode, Number(head.headers['content-length'])]).toEqual([200, before.length]);
  const again = await visitor.send({
    method: 'GET',
    url: first,
    headers: { 'if-none-match': String(head.headers['etag']) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);

  const address = `${apiPaths.tracks}/${track.id}`;
  const seen = new Set([first]);
  for (const change of [
    { title: 'Day' },
    { releaseType: 'album' },
    { focus: { x: 0.1, y: 0.9 } },
    { removeCover: true },
  ]) {
    expect((await owner.put(address, change)).statusCode).toBe(200);
    await site.jobs.idle();
    const path = pathOf(await readTrack(owner, track));
    expect([change, seen.has(path)]).toEqual([change, false]);
    seen.add(path);
    expect(await drawn(site)).toEqual([path.slice(1).replaceAll('/', '-')]);
    expect((await expectPicture(visitor, path)).equals(before)).toBe(false);
    const older = await visitor.get(first);
    expect([older.statusCode, older.headers.location]).toEqual([302, path]);
    expect(older.headers['cross-origin-resource-policy']).toBe('cross-origin');
  }

  // What the picture does not show changes nothing about it.
  const last = pathOf(await readTrack(owner, track));
  await owner.put(address, { description: 'Recorded at home' });
  expect(pathOf(await readTrack(owner, track))).toBe(last);
});

test('a missing picture is drawn on the first request, once for all concurrent requests', async () => {
  const { site, visitor } = await makeArtistsSite();
  const track = await insertTrack(site, { title: 'שיר ארוך מאוד' });
  const release = await insertRelease(site, { title: '月亮代表我的心', tracks: [track] });
  const video = await insertVideo(site, { title: 'Live 🎤' });
  const paths = [
    // On a release it is shown as part of that.
    pathOf({ ...track, release: { ...release, loudness: null } }),
    sharePicturePath('release', { ...release, songCover: null }, artist),
    sharePicturePath('video', video, artist),
    sharePicturePath('site', { tagline: 'Singer. Songwriter. Creator.', photo: null }, artist),
  ];
  expect(await drawn(site)).toEqual([]);
  const pictures = await Promise.all(
    paths.flatMap((path) => [expectPicture(visitor, path), expectPicture(visitor, path)]),
  );
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(paths.length);
  expect(await drawn(site)).toHaveLength(paths.length);
});

/** How many pixels beside the cover are in the colour that only the large words have. */
async function largeWords(picture: Buffer): Promise<number> {
  const beside = { left: 640, top: 0, width: 560, height: sharePictureSize.height };
  const { data, info } = await sharp(picture).extract(beside).raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (Math.min(...data.subarray(at, at + 3)) > 215) count += 1;
  return count;
}

test('no picture is without large words, whatever the title is written in', async () => {
  const { site, visitor } = await makeArtistsSite();
  for (const title of ['ჩემი სიმღერა', '🌙', '𒀀𒁀']) {
    const track = await insertTrack(site, { title });
    const picture = await expectPicture(visitor, pathOf(track));
    expect([title, (await largeWords(picture)) > 1_000]).toEqual([title, true]);
  }
});

test('the site and a video show their own pictures, cropped at the focal point', async () => {
  const { site, owner, visitor } = await makeArtistsSite();
  const halves = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#c02020' } })
    .composite([
      {
        input: { create: { width: 600, height: 400, channels: 3, background: '#2020c0' } },
        left: 600,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const photo = await makePhoto(owner, {
    featured: 'true',
    aboutImage: { name: 'halves.png', bytes: halves },
  });
  const sitePath = sharePicturePath('site', { tagline: 'Singer. Songwriter. Creator.', photo }, artist);
  await expectPicture(visitor, sitePath);

  const video = await makeVideo(owner, { thumbnail: { name: 'halves.png', bytes: halves } });
  const colours = [];
  for (const x of [0, 1]) {
    const response = await owner.put(`${apiPaths.videos}/${video.id}`, { focus: { x, y: 0.5 } });
    const path = sharePicturePath('video', response.json(), artist);
    colours.push(await coverColour(await expectPicture(visitor, path)));
  }
  const [[red = 0, , lessBlue = 0] = [], [lessRed = 0, , blue = 0] = []] = colours;
  expect([red > lessBlue + 100, blue > lessRed + 100]).toEqual([true, true]);
  await site.jobs.idle();
});

test('a video’s picture shows the thumbnail that was made meanwhile', async () => {
  const { site, owner } = await makeArtistsSite();
  const { id } = await makeVideo(owner, { videoFile: 'clip.mp4' });
  await site.jobs.idle();
  const video = (await owner.get(`${apiPaths.videos}/${id}`)).json<Video>();
  expect(video.thumbnail).not.toBeNull();
  expect(await drawn(site)).toEqual([sharePicturePath('video', video, artist).slice(1).replaceAll('/', '-')]);
});

test('another name of the artist gives every picture another address, and each is drawn when it is asked for', async () => {
  const { site, owner, visitor } = await makeArtistsSite();
  const track = await makeTrack(owner);
  await site.jobs.idle();
  await expectPicture(visitor, pathOf(track));
  await owner.put(`${apiPaths.settings}/${settingKeys.artistName}`, { value: 'Grace' });
  const { statusCode, headers } = await visitor.get(pathOf(track));
  expect([statusCode, headers.location]).toEqual([302, pathOf(track, 'Grace')]);
  await expectPicture(visitor, pathOf(track, 'Grace'));
  expect(await drawn(site)).toHaveLength(1);
});

test('the picture of a draft or of a deleted item is served under no address', async () => {
  const { site, owner, visitor } = await makeArtistsSite();
  const track = await makeTrack(owner, { title: 'Secret' });
  const release = await insertRelease(site, { tracks: [track] });
  const address = `${apiPaths.tracks}/${track.id}`;
  await site.jobs.idle();
  const paths = async () => [
    pathOf(await readTrack(owner, track)),
    sharePicturePath('release', { ...release, songCover: null }, artist),
  ];
  const shown = await paths();
  const expectAll = async (status: number) => {
    for (const path of shown) expect([path, (await visitor.get(path)).statusCode]).toEqual([path, status]);
  };
  await expectAll(200);

  await owner.put(address, { visibility: 'draft' });
  await expectAll(404);
  for (const name of await drawn(site))
    expect([name, (await visitor.get(`/uploads/${name}`)).statusCode]).toEqual([name, 404]);
  await owner.put(address, { visibility: 'published' });
  await expectAll(200);

  await owner.delete(address);
  await expectAll(404);
  await owner.post(`/api/bin/tracks/${track.id}/restore`);
  await expectAll(200);

  await deleteForGood(owner, `${apiPaths.releases}/${release.id}`);
  await deleteForGood(owner, address);
  await site.jobs.idle();
  await expectAll(404);
  expect(await drawn(site)).toEqual([]);
});

test('there is nothing where no picture can be', async () => {
  const { visitor } = await makeArtistsSite();
  for (const path of [
    '/share/music/1-0123456789abcdef.jpg',
    '/share/music/0-0123456789abcdef.jpg',
    '/share/music/99999999999-0123456789abcdef.jpg',
    '/share/music/site-0123456789abcdef.jpg',
    '/share/music/1.jpg',
    '/share/photos/1-0123456789abcdef.jpg',
    '/share/1-0123456789abcdef.jpg',
    '/share/site-0123456789abcdef.png',
    '/share/%00-0123456789abcdef.jpg',
    '/share/',
    '/share',
  ]) {
    const response = await visitor.get(path);
    expect([path, response.statusCode]).toEqual([path, 404]);
    expect(response.json()).toEqual({ message: 'There is nothing at this address' });
  }
});

test('a cover that cannot be read is told in a sentence, and the site goes on', async () => {
  const { site, owner, visitor } = await makeArtistsSite();
  const track = await makeTrack(owner, { coverArt: 'picture.jpg' });
  await site.jobs.idle();
  const rubbish = site.media.incomingPath();
  await writeFile(rubbish, Buffer.alloc(5_000, 'no picture'));
  await site.media.save(rubbish, fileAt(track.coverArt) ?? '');
  for (const name of await drawn(site)) await site.media.discard(name);

  for (let attempt = 0; attempt < 2; attempt += 1) {
    const response = await visitor.get(pathOf(track));
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { message: 'This picture could not be drawn. Please try again later.' },
    ]);
  }
  expect(await drawn(site)).toEqual([]);
  const other = await makeTrack(owner, { title: 'Another' });
  await expectPicture(visitor, pathOf(other));
});

test('share pictures belong to the site: verify reports nothing, and the sweep leaves them', async () => {
  const { site, owner } = await makeArtistsSite();
  await makeTrack(owner, { coverArt: 'picture.jpg' });
  await site.jobs.idle();
  const before = await drawn(site);
  expect(before).toHaveLength(1);
  const { problems } = await checkSite(site, { startedAt: new Date(Date.now() + 1_000), isRepairing: true });
  expect(problems).toEqual([]);
  await site.jobs.idle();
  expect(await drawn(site)).toEqual(before);
});
