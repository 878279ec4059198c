import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { mediaFixture, type FixtureName } from '#tests/support/media/fixtures.ts';

type SiteWithFiles = { media: MediaStore; folder: string };

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Every file of a site with a hash of its bytes, those still arriving included. Share pictures are not: they come and go in the background. */
export async function storedFiles({ media, folder }: SiteWithFiles): Promise<Record<string, string>> {
  const files: [string, string][] = [];
  for await (const { name } of media.list()) {
    if (name.startsWith('share-')) continue;
    const file = await media.open(name);
    if (file) files.push([name, hash(await buffer(await file.read()))]);
  }
  for (const path of await arrivingFiles(folder)) files.push([path, hash(await readFile(path))]);
  return Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The files that are still on their way into a site, wherever it keeps them afterwards. */
export async function arrivingFiles(dataFolder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const folder of [join(dataFolder, 'uploads', '.incoming'), join(dataFolder, 'incoming')]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  return paths;
}

/** Keeps one of the fixtures under this name, past the API. */
export async function keepFixture(media: MediaStore, fixture: FixtureName, name: string): Promise<void> {
  const path = media.incomingPath();
  await copyFile(await mediaFixture(fixture), path);
  await media.save(path, name);
}
