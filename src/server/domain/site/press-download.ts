import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { Press } from '#shared/site/press.schema.ts';
import type { Config } from '#server/config.ts';
import { fileNameFrom } from '#server/domain/files/file-name.ts';
import {
  fileInMemory,
  type PictureOnDemand,
  type PicturesOnDemand,
} from '#server/domain/files/pictures-on-demand.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { zipOf, type ZipEntry } from '#server/domain/files/zip.ts';
import { readPress } from '#server/domain/site/press.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { fileNotFound } from '#server/errors.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { extensionOf } from '#server/storage/media-store/names.ts';

export type PressDownloadDeps = {
  config: Config;
  database: Database;
  media: MediaStore;
  fileJobs: FileJobs;
  picturesOnDemand: PicturesOnDemand;
};

type Download = { name: string; size: number; content: Readable };

/** The texts, the logo, the photos as they were uploaded, and the rider. Fails when a file is missing. */
export async function downloadPress(deps: PressDownloadDeps): Promise<Download> {
  const { config, database, media, picturesOnDemand } = deps;
  const press = await readPress(database, 'everyone');
  const artist = await readArtist(database, config);
  const entries: ZipEntry[] = [
    { name: 'biography.txt', file: fileInMemory(Buffer.from(textOf(press, artist.name))) },
    { name: 'logo.png', file: await picturesOnDemand.open(logoOf(deps, artist)) },
  ];
  const photos = press.photos.filter(({ imagePath }) => !isUnavailable(imagePath));
  for (const [index, { imagePath, title, photographer }] of photos.entries()) {
    const number = String(index + 1).padStart(2, '0');
    const credited = [`${number} ${title}`, photographer].filter(Boolean).join(' - ');
    entries.push(await entryOf(media, imagePath, credited, 'photos/'));
  }
  if (press.rider) entries.push(await entryOf(media, press.rider, 'rider'));
  return { name: `${artist.name} - Press`, ...zipOf(entries) };
}

async function entryOf(media: MediaStore, address: string, title: string, folder = ''): Promise<ZipEntry> {
  const stored = fileAt(address);
  const file = stored && (await media.open(stored));
  if (!file) throw fileNotFound();
  return { name: folder + fileNameFrom(title, extensionOf(stored)), file };
}

function textOf({ shortBio, longBio, quotes, contact }: Press, artistName: string): string {
  const quoted = quotes.map(({ text, source, url }) => [text, source, url].filter(Boolean).join('\n'));
  const parts = [artistName, shortBio, longBio, ...quoted, contact].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}

/** Increase with every change to the drawing. */
const DRAWING = 2;

/** The logo of a press kit that is on. */
export async function findPressLogo(deps: PressDownloadDeps): Promise<PictureOnDemand> {
  await readPress(deps.database, 'everyone');
  return logoOf(deps, await readArtist(deps.database, deps.config));
}

function logoOf({ fileJobs }: PressDownloadDeps, { name, look }: Artist): PictureOnDemand {
  const digest = createHash('sha256')
    .update(`${DRAWING} ${look.typeface} ${name}`)
    .digest('hex')
    .slice(0, 16);
  const prefix = 'press-logo-';
  return {
    file: `${prefix}${digest}.png`,
    prefix,
    make: (urgency) => fileJobs.drawLettering(name, look.typeface, urgency),
  };
}
