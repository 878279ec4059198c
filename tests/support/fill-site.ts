import { copyFile, link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { migrate } from '#server/storage/database/migrate.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';
import type { AboutImagesTable, TracksTable, VideosTable } from '#server/storage/database/tables.ts';
import { releaseTypes } from '#shared/tracks.ts';
import { videoTypes } from '#shared/videos.ts';
import { mediaFixture, type FixtureName } from '#tests/support/media/fixtures.ts';

type TrackRow = Insertable<TracksTable>;
type VideoRow = Insertable<VideosTable>;
type PhotoRow = Insertable<AboutImagesTable>;

/** How many, or what matters about each of them. The first is the newest, as on the pages. */
type Many<Row> = number | Partial<Row>[];

export type Content = { tracks?: Many<TrackRow>; videos?: Many<VideoRow>; photos?: Many<PhotoRow> };

const NEWEST = Date.UTC(2026, 2, 5, 12);
const DAYS_BETWEEN = 6;

/**
 * Fills the data folder of a site that has not started yet, past the API: hundreds of rows in a second.
 * Of 120 tracks the newest is 'Song 120' and the oldest 'Song 1'; likewise 'Video 120' and 'Photo 60'.
 */
export async function fillSite(folder: string, content: Content): Promise<void> {
  const uploads = join(folder, 'uploads');
  await mkdir(uploads, { recursive: true });
  const files = await storePictures(uploads);
  const tracks = rows(content.tracks, (number) => trackRow(number, files.cover));
  const videos = rows(content.videos, (number) => videoRow(number, files.thumbnail));
  const photos = rows(content.photos, (number) => photoRow(number, [files.photo, files.cover]));
  await storeEach(
    uploads,
    'song.mp3',
    tracks.map((row) => row.audioFile),
  );
  await storeEach(
    uploads,
    'clip.mp4',
    videos.map((row) => row.videoFile),
  );

  const database = openSqlite(join(folder, 'marquee.sqlite'));
  await migrate(database);
  await database.transaction().execute(async (change) => {
    for (const row of tracks) await change.insertInto('tracks').values(row).execute();
    for (const row of videos) await change.insertInto('videos').values(row).execute();
    for (const row of photos) await change.insertInto('aboutImages').values(row).execute();
  });
  await database.destroy();
}

/** Oldest first, so that ids grow with the dates as they do in life. */
function rows<Row extends { uploadDate: string }>(many: Many<Row> = 0, make: (number: number) => Row): Row[] {
  const given = typeof many === 'number' ? Array.from({ length: many }, (): Partial<Row> => ({})) : many;
  return given
    .map((known, place) => ({
      ...make(given.length - place),
      uploadDate: new Date(NEWEST - place * DAYS_BETWEEN * 86_400_000).toISOString(),
      ...known,
    }))
    .reverse();
}

type StoredPicture = { address: string; facts: string };

function trackRow(number: number, cover: StoredPicture): TrackRow {
  const hasCover = number % 3 === 0;
  return {
    title: `Song ${number}`,
    releaseType: pick(releaseTypes, number),
    description: number % 4 === 0 ? null : `Written on night ${number} of the run, in an empty theatre.`,
    coverArt: hasCover ? cover.address : null,
    coverPicture: hasCover ? cover.facts : null,
    audioFile: `/uploads/song${number}.mp3`,
    duration: 90,
    peaks: JSON.stringify(wave(number)),
    uploadDate: '',
    featured: false,
    version: 1,
  };
}

function videoRow(number: number, thumbnail: StoredPicture): VideoRow {
  const isFile = number % 3 !== 0;
  const embeds = ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.tiktok.com/@billy/video/7291'];
  return {
    title: `Video ${number}`,
    videoType: pick(videoTypes, number),
    embedUrl: isFile ? null : pick(embeds, number / 3),
    videoFile: isFile ? `/uploads/clip${number}.mp4` : null,
    thumbnail: isFile ? thumbnail.address : null,
    thumbnailPicture: isFile ? thumbnail.facts : null,
    uploadDate: '',
    featured: false,
    views: (number * 977) % 150_000,
    version: 1,
  };
}

function photoRow(number: number, pictures: StoredPicture[]): PhotoRow {
  const { address, facts } = pick(pictures, number);
  return {
    title: `Photo ${number}`,
    description: `Taken after show ${number}.`,
    photographer: 'Ada Reyes',
    location: 'Tallahassee',
    year: '2025',
    imagePath: address,
    picture: facts,
    uploadDate: '',
    featured: false,
    version: 1,
  };
}

function pick<T>(choices: readonly T[], number: number): T {
  return choices[number % choices.length] as T;
}

/** Loudness from 0 to 100, different for each song. */
function wave(seed: number): number[] {
  return Array.from({ length: 120 }, (_, at) =>
    Math.round(50 + 28 * Math.sin(at / (5 + (seed % 7))) + 20 * Math.sin(at * (1.1 + seed))),
  );
}

/** Pictures are shared by many rows: each size of one is made once, not sixty times. */
async function storePictures(uploads: string) {
  const store = async (fixture: FixtureName, name: string): Promise<StoredPicture> => {
    const path = await mediaFixture(fixture);
    await copyFile(path, join(uploads, name));
    return { address: `/uploads/${name}`, facts: JSON.stringify(await pictureFacts(path)) };
  };
  const [cover, thumbnail, photo] = await Promise.all([
    store('picture.png', 'cover.png'),
    store('picture.jpg', 'thumbnail.jpg'),
    store('large.jpg', 'photo.jpg'),
  ]);
  return { cover, thumbnail, photo };
}

async function pictureFacts(path: string) {
  const { width, height } = await sharp(path).metadata();
  const small = await sharp(path)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  return { width, height, thumbhash: Buffer.from(hash).toString('base64'), animated: false };
}

/** One file under many names: a song's file is its own, so that its download is named after it. */
async function storeEach(
  uploads: string,
  fixture: FixtureName,
  addresses: (string | null | undefined)[],
): Promise<void> {
  const names = addresses
    .filter((address) => address?.startsWith('/uploads/'))
    .map((address) => String(address).slice(9));
  const [first, ...others] = new Set(names);
  if (!first) return;
  await copyFile(await mediaFixture(fixture), join(uploads, first));
  await Promise.all(others.map((name) => link(join(uploads, first), join(uploads, name))));
}
