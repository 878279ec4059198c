import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import * as messages from '#server/storage/database/queries/site/messages.queries.ts';
import * as photos from '#server/storage/database/queries/catalogue/photos.queries.ts';
import * as posts from '#server/storage/database/queries/catalogue/posts.queries.ts';
import * as releases from '#server/storage/database/queries/catalogue/releases.queries.ts';
import * as shows from '#server/storage/database/queries/catalogue/shows.queries.ts';
import { setTracks } from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import * as tracks from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import * as videos from '#server/storage/database/queries/catalogue/videos.queries.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import type { Post } from '#shared/catalogue/posts.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { bytesOf, type FixtureName } from '#tests/support/media/fixtures.ts';
import type {
  MessageRow,
  PhotoRow,
  ShowRow,
  PostRow,
  TrackRow,
  VideoRow,
} from '#tests/support/content/sample-rows.ts';
import type { Site, Visitor } from '#tests/support/site.ts';
import { showRow } from '#tests/support/content/sample-rows.ts';
import { keepFixture } from '#tests/support/store.ts';

type Text = Record<string, string>;

/** A file to upload: one of the fixtures, or any bytes under any name. */
export type Upload = FixtureName | { name: string; bytes: Uint8Array<ArrayBuffer> | Buffer; type?: string };

/** Puts a form together as a browser would: fields first, then files. */
export async function formOf(fields: Text, files: Record<string, Upload> = {}): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [field, upload] of Object.entries(files)) {
    const { name, bytes, type } =
      typeof upload === 'string' ? { name: upload, bytes: await bytesOf(upload), type: undefined } : upload;
    form.append(field, new File([new Uint8Array(bytes)], name, { type: type ?? 'application/octet-stream' }));
  }
  return form;
}

export async function upload(
  visitor: Visitor,
  url: string,
  fields: Text,
  files: Record<string, Upload> = {},
  method: 'POST' | 'PUT' = 'POST',
) {
  return visitor.send({ method, url, payload: await formOf(fields, files) });
}

async function create<T>(
  visitor: Visitor,
  url: string,
  fields: Text,
  files: Record<string, Upload>,
): Promise<T> {
  const response = await upload(visitor, url, fields, files);
  if (response.statusCode !== 201) throw new Error(`Not created: ${response.statusCode} ${response.body}`);
  return response.json<T>();
}

type TrackFields = 'title' | 'releaseType' | 'description' | 'featured' | 'visibility' | 'publishAt';
type TrackParts = Partial<Record<TrackFields, string>> & {
  audioFile?: Upload;
  coverArt?: Upload;
};

export function makeTrack(
  visitor: Visitor,
  { audioFile = 'tone.mp3', coverArt, ...fields }: TrackParts = {},
): Promise<Track> {
  return create(
    visitor,
    apiPaths.tracks,
    { title: 'A song', ...fields },
    { audioFile, ...(coverArt && { coverArt }) },
  );
}

type VideoParts = Partial<Record<'title' | 'videoType' | 'embedUrl' | 'featured', string>> & {
  videoFile?: Upload;
  thumbnail?: Upload;
};

/** By default a video on YouTube; with a file, that file. */
export function makeVideo(
  visitor: Visitor,
  { videoFile, thumbnail, ...fields }: VideoParts = {},
): Promise<Video> {
  const source: Text = videoFile ? {} : { embedUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  return create(
    visitor,
    apiPaths.videos,
    { title: 'A video', ...source, ...fields },
    { ...(videoFile && { videoFile }), ...(thumbnail && { thumbnail }) },
  );
}

type PhotoParts = Partial<
  Record<'title' | 'description' | 'photographer' | 'location' | 'year' | 'featured' | 'visibility', string>
> & { aboutImage?: Upload };

export function makePhoto(
  visitor: Visitor,
  { aboutImage = 'picture.jpg', ...fields }: PhotoParts = {},
): Promise<Photo> {
  return create(visitor, apiPaths.photos, { title: 'A photo', ...fields }, { aboutImage });
}

type PostFields =
  'title' | 'body' | 'visibility' | 'publishAt' | 'trackId' | 'videoId' | 'releaseId' | 'focus';
type PostParts = Partial<Record<PostFields, string>> & { picture?: Upload };

export function makePost(visitor: Visitor, { picture, ...fields }: PostParts = {}): Promise<Post> {
  return create(
    visitor,
    apiPaths.posts,
    { title: 'A post', body: 'Some news.', ...fields },
    { ...(picture && { picture }) },
  );
}

/** Deletes the item at this address, and everything else that is in the bin. */
export async function deleteForGood(visitor: Visitor, address: string): Promise<void> {
  for (const path of [address, apiPaths.bin]) {
    const response = await visitor.delete(path);
    if (response.statusCode !== 204) throw new Error(`Not deleted: ${response.statusCode} ${response.body}`);
  }
}

export const aMessage = {
  name: 'Ada Fan',
  email: 'ada@example.com',
  subject: 'Your concert',
  message: 'It was wonderful, thank you.',
};

/** Puts a track straight into the database, for tests that are not about uploading. Its file is not there. */
export async function insertTrack(site: Site, parts: Partial<TrackRow> = {}): Promise<Track> {
  const track = await tracks.insertTrack(site.database, {
    title: 'A song',
    releaseType: 'single',
    description: null,
    coverArt: null,
    coverPicture: null,
    audioFile: '/uploads/song.mp3',
    duration: 3,
    peaks: null,
    uploadDate: new Date().toISOString(),
    featured: false,
    version: 1,
    ...parts,
  });
  site.changes.announce();
  return track;
}

type ReleaseParts = Partial<Omit<releases.StoredRelease, 'id'>> & { tracks?: { id: number }[] };

/** A release of these songs, straight in the database. */
export async function insertRelease(site: Site, { tracks: songs = [], ...parts }: ReleaseParts = {}) {
  const release = await releases.insertRelease(site.database, {
    title: 'An album',
    releaseType: 'album',
    releaseDate: null,
    description: null,
    credits: null,
    links: [],
    coverArt: null,
    coverPicture: null,
    uploadDate: new Date().toISOString(),
    version: 1,
    ...parts,
  });
  await setTracks(
    site.database,
    release.id,
    songs.map(({ id }) => id),
  );
  site.changes.announce();
  return release;
}

/** By default a video on YouTube. */
export async function insertVideo(site: Site, parts: Partial<VideoRow> = {}): Promise<Video> {
  const video = await videos.insertVideo(site.database, {
    title: 'A video',
    videoType: 'musicVideo',
    embedUrl: 'https://youtu.be/dQw4w9WgXcQ',
    videoFile: null,
    thumbnail: null,
    thumbnailPicture: null,
    uploadDate: new Date().toISOString(),
    featured: false,
    views: 0,
    version: 1,
    ...parts,
  });
  site.changes.announce();
  return video;
}

export async function insertPhoto(site: Site, parts: Partial<PhotoRow> = {}): Promise<Photo> {
  const photo = await photos.insertPhoto(site.database, {
    title: 'A photo',
    description: null,
    photographer: null,
    location: null,
    year: null,
    imagePath: '/uploads/photo.jpg',
    picture: null,
    uploadDate: new Date().toISOString(),
    featured: false,
    version: 1,
    ...parts,
  });
  site.changes.announce();
  return photo;
}

/** By default an upcoming one. */
export async function insertShow(site: Site, parts: Partial<ShowRow> = {}): Promise<Show> {
  const show = await shows.insertShow(site.database, { ...showRow(1), ...parts });
  site.changes.announce();
  return show;
}

export async function insertPost(site: Site, parts: Partial<PostRow> = {}): Promise<Post> {
  const now = new Date().toISOString();
  const post = await posts.insertPost(site.database, {
    title: 'A post',
    body: 'Some news.',
    imagePath: null,
    picture: null,
    trackId: null,
    videoId: null,
    releaseId: null,
    visibility: 'published',
    publishAt: null,
    publishedAt: now,
    uploadDate: now,
    version: 1,
    ...parts,
  });
  site.changes.announce();
  return post;
}

export async function insertMessage(site: Site, parts: Partial<MessageRow> = {}): Promise<Message> {
  const message = { ...aMessage, createdAt: new Date().toISOString(), read: false, ...parts };
  await messages.insertMessage(site.database, message);
  const { id } = await site.database
    .selectFrom('messages')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  site.changes.announce();
  return { ...message, id };
}

/** A file in the store as an upload would have left it; gives its address. */
export async function storeFile(site: Site, fixture: FixtureName): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}${extname(fixture)}`;
  await keepFixture(site.media, fixture, name);
  return `/uploads/${name}`;
}
