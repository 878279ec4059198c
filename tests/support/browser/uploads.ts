import type { APIRequestContext } from '@playwright/test';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { ReleaseType } from '#shared/catalogue/tracks.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import type { VideoType } from '#shared/catalogue/videos.ts';
import { bytesOf, type FixtureName } from '#tests/support/media/fixtures.ts';

/** Uploads through the real API, with a request context that is signed in. For many rows use fillSite. */

type NewTrack = {
  title: string;
  file?: FixtureName;
  cover?: FixtureName;
  featured?: boolean;
  releaseType?: ReleaseType;
  description?: string;
};

export function uploadTrack(request: APIRequestContext, track: NewTrack): Promise<Track> {
  const { file = 'tone.mp3', cover, ...fields } = track;
  return upload(request, '/api/tracks', fields, { audioFile: file, coverArt: cover });
}

type NewVideo = {
  title: string;
  /** Left out together with embedUrl, the video is a short clip. */
  file?: FixtureName;
  embedUrl?: string;
  thumbnail?: FixtureName;
  videoType?: VideoType;
  featured?: boolean;
};

export function uploadVideo(request: APIRequestContext, video: NewVideo): Promise<Video> {
  const { file, thumbnail, videoType = 'musicVideo', ...fields } = video;
  const videoFile = file ?? (video.embedUrl ? undefined : 'clip.mp4');
  return upload(request, '/api/videos', { videoType, ...fields }, { videoFile, thumbnail });
}

type Fields = Record<string, string | boolean | undefined>;

async function upload<T>(
  request: APIRequestContext,
  path: string,
  fields: Fields,
  files: Record<string, FixtureName | undefined>,
): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const [name, fixture] of Object.entries(files)) {
    if (fixture) form.append(name, new File([new Uint8Array(await bytesOf(fixture))], fixture));
  }
  const response = await request.post(path, { multipart: form });
  if (response.status() !== 201)
    throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as T;
}
