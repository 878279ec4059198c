import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { onTestFinished } from 'vitest';
import type { BackupStatus } from '#shared/maintenance/maintenance.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { restoreSite } from '#server/domain/backup/restore-site.ts';
import type { Manifest } from '#server/domain/backup/manifest.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { listFilesOfRows } from '#server/storage/database/queries/site/files.queries.ts';
import { stemOf } from '#server/storage/media-store/names.ts';
import { insertTrack } from '#tests/support/factories.ts';
import type { Site, Visitor } from '#tests/support/site.ts';
import { everythingIn, inside, noBucket, type Variables } from '#tests/support/commands/moving.ts';

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A site in this folder and nowhere else. */
export const onlyIn = (folder: string): Variables => ({ DATA_DIR: folder, DATABASE_URL: '', ...noBucket });

export const restore = (archive: string, dataDir: string) =>
  restoreSite({ archive, dataDir }, { signal: new AbortController().signal, progress: () => undefined });

export async function backupStatus(visitor: Visitor): Promise<BackupStatus> {
  return (await visitor.get(apiPaths.backupStatus)).json<BackupStatus>();
}

/** Adds a track too large for the socket buffers: a client that stops reading stalls its download. */
export async function addLargeTrack(site: Site, bytes = 20_000_000): Promise<string> {
  const path = site.media.incomingPath();
  const name = `${randomBytes(16).toString('hex')}.mp3`;
  await site.media.write(path, [Buffer.alloc(bytes, 'la')]);
  await site.media.save(path, name);
  await insertTrack(site, { title: 'Long', audioFile: `/uploads/${name}` });
  return name;
}

type InArchive = { name: string; bytes: Buffer };

export async function readArchive(bytes: Buffer): Promise<InArchive[]> {
  const entries: InArchive[] = [];
  const archive = extract();
  Readable.from([bytes]).pipe(archive);
  for await (const entry of archive)
    entries.push({ name: entry.header.name, bytes: await buffer(entry as AsyncIterable<Buffer>) });
  return entries;
}

export async function manifestIn(path: string): Promise<Manifest> {
  const entries = await readArchive(await readFile(path));
  return JSON.parse(entries.find(({ name }) => name === 'manifest.json')?.bytes.toString() ?? '') as Manifest;
}

/** What a restored site holds, and how it differs from what the manifest says and from what it should be. */
export async function compareWithManifest(folder: string, { entries, deleted }: Manifest) {
  const { rows, files } = await everythingIn(onlyIn(folder));
  const expected = entries.filter(({ name }) => name.startsWith('uploads/') && !deleted.includes(name));
  const named = await inside(onlyIn(folder), async ({ database }) => {
    const names: string[] = [];
    for await (const addresses of listFilesOfRows(database))
      names.push(...addresses.map(fileAt).filter((name) => name !== null));
    return names;
  });
  const stems = new Set(named.map(stemOf));
  const database = createHash('sha256').update(await readFile(join(folder, 'marquee.sqlite')));
  return {
    rows,
    files,
    database: database.digest('hex'),
    expected: Object.fromEntries(expected.map(({ name, sha256 }) => [name.slice('uploads/'.length), sha256])),
    rowsWithoutFile: named.filter((name) => !(name in files)),
    filesWithoutRow: Object.keys(files).filter((name) => !stems.has(stemOf(name))),
  };
}
