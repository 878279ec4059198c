import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newMessageSchema } from '#shared/site/messages.schema.ts';
import { newPhotoSchema } from '#shared/catalogue/photos.schema.ts';
import { newPostSchema } from '#shared/catalogue/posts.schema.ts';
import { newReleaseSchema } from '#shared/catalogue/releases.schema.ts';
import { newShowSchema } from '#shared/catalogue/shows.schema.ts';
import { resizedPicture, type PictureFormat } from '#shared/media/pictures.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { newTrackSchema } from '#shared/catalogue/tracks.schema.ts';
import { newVideoSchema } from '#shared/catalogue/videos.schema.ts';
import { pressChangesSchema } from '#shared/site/press.schema.ts';
import { z } from '#shared/primitives/zod.ts';

/** Long texts are written line by line, so that the file can be read. */
const lines = z.array(z.string()).transform((all) => all.join('\n'));

/** A file beside the manifest. */
const file = z.string().regex(/^(audio|covers|photos|videos)\/[a-z0-9-]+\.[a-z0-9]+$/);

const uploaded = z.iso.datetime();

const trackSchema = newTrackSchema.omit({ releaseType: true, releaseDate: true }).extend({
  audio: file,
  lyrics: lines,
});

/** What the site is filled with: the fields of the ordinary upload forms, files by name, and dates from the past. */
const manifestSchema = z.object({
  artist: z.object({
    artistName: z.string(),
    tagline: z.string(),
    aboutText: lines,
    socialUrl: z.url(),
    profileLinks: lines,
  }),
  releases: z.array(
    newReleaseSchema
      .omit({ trackIds: true })
      .extend({ cover: file, uploaded, tracks: z.array(trackSchema).min(1) }),
  ),
  photos: z.array(newPhotoSchema.extend({ image: file, uploaded })),
  videos: z.array(newVideoSchema.extend({ video: file, thumbnail: file, uploaded, views: z.int() })),
  shows: z.array(
    newShowSchema.omit({ date: true, imageIds: true }).extend({
      /** From the day on which the demo is loaded; negative for past shows. */
      daysAhead: z.int(),
      /** Titles of songs. */
      setlist: z.array(z.string()).default([]),
      /** Titles. */
      photos: z.array(z.string()).default([]),
    }),
  ),
  posts: z.array(
    newPostSchema.omit({ trackId: true }).extend({
      body: lines,
      daysAgo: z.number(),
      picture: file.optional(),
      /** Its title. */
      track: z.string().optional(),
    }),
  ),
  press: pressChangesSchema
    .pick({ shortBio: true, longBio: true, quotes: true, contact: true })
    .required()
    .extend({ longBio: lines, photos: z.array(z.string()) }),
  messages: z.array(newMessageSchema.extend({ daysAgo: z.number(), read: z.boolean() })),
});
export type DemoManifest = z.infer<typeof manifestSchema>;

const MANIFEST = join('demo', 'manifest.json');

/** The folder `demo` of the project or the release, above the running program; null where it was left out. */
function findDemoFolder(from = dirname(fileURLToPath(import.meta.url))): string | null {
  if (existsSync(join(from, MANIFEST))) return join(from, 'demo');
  const parent = dirname(from);
  return parent === from ? null : findDemoFolder(parent);
}

export const demoFolder = findDemoFolder();

export function demoFile(file: string): string {
  if (!demoFolder) throw new Error(`${MANIFEST} was not found above the running program`);
  return join(demoFolder, file);
}

/** Beside photos/low-sun.jpg come sizes/photos/low-sun-640.avif and the others. */
export function sizeOfDemoPicture(file: string, { width, format }: { width: number; format: PictureFormat }) {
  return join('sizes', resizedPicture(file, width, format));
}

/** Every picture of the demo: covers, photos and the thumbnails of videos. */
export function demoPictures({ releases, photos, videos }: DemoManifest): string[] {
  return [
    ...releases.map(({ cover }) => cover),
    ...photos.map(({ image }) => image),
    ...videos.map(({ thumbnail }) => thumbnail),
  ];
}

export async function readDemoManifest(): Promise<DemoManifest> {
  const text = await readFile(demoFile('manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

/** The artist's settings, under the keys of the site. */
export function settingsOf({ artist }: DemoManifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(artist).map(([name, value]) => [settingKeys[name as keyof typeof artist], value]),
  );
}
