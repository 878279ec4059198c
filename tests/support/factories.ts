import { apiPaths } from '#shared/addresses.ts';
import type { Photo } from '#shared/photos.ts';
import type { Track } from '#shared/tracks.ts';
import type { Video } from '#shared/videos.ts';
import { bytesOf, type FixtureName } from '#tests/support/media/fixtures.ts';
import type { Visitor } from '#tests/support/site.ts';

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

type TrackParts = Partial<Record<'title' | 'releaseType' | 'description' | 'featured', string>> & {
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
  Record<'title' | 'description' | 'photographer' | 'location' | 'year' | 'featured', string>
> & { aboutImage?: Upload };

export function makePhoto(
  visitor: Visitor,
  { aboutImage = 'picture.jpg', ...fields }: PhotoParts = {},
): Promise<Photo> {
  return create(visitor, apiPaths.photos, { title: 'A photo', ...fields }, { aboutImage });
}

export const aMessage = {
  name: 'Ada Fan',
  email: 'ada@example.com',
  subject: 'Your concert',
  message: 'It was wonderful, thank you.',
};
