import { createHash, type Hash } from 'node:crypto';
import { checksumOf, readStoredFile } from '#server/domain/files/checksum.ts';
import { inParallel } from '#server/domain/in-parallel.ts';
import type { Comparison, Summary } from '#server/domain/move/move-rows.ts';
import type { Progress } from '#server/progress.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

type Stores = { source: MediaStore; target: MediaStore };

type Hashes = { source: string; target: string };

/**
 * Copies the source's files to the target and compares both. Identical files are skipped, so it can run again; files
 * that only the target has stay, because they may not belong to the site.
 */
export async function moveFiles(stores: Stores, progress: Progress): Promise<Comparison> {
  const files = await listFiles(stores.source);
  const existing = await listFiles(stores.target);
  const read = new Map<string, Hashes>();
  await inParallel(files, async ([name, size]) => {
    const hashes = existing.get(name) === size ? await readBoth(stores, name) : null;
    read.set(name, hashes && hashes.source === hashes.target ? hashes : await copyFile(stores, name));
    progress('Files', read.size, files.size);
  });

  return {
    name: 'files',
    source: summarize(await listFiles(stores.source), (name) => read.get(name)?.source),
    target: summarize(onlyThese(await listFiles(stores.target), files), (name) => read.get(name)?.target),
  };
}

export async function hasFiles(store: MediaStore): Promise<boolean> {
  for await (const _ of store.list()) return true;
  return false;
}

function onlyThese(files: Map<string, number>, wanted: Map<string, number>): Map<string, number> {
  return new Map([...files].filter(([name]) => wanted.has(name)));
}

/** Maps names to sizes. */
async function listFiles(store: MediaStore): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for await (const { name, size } of store.list()) files.set(name, size);
  return files;
}

async function copyFile({ source, target }: Stores, name: string): Promise<Hashes> {
  const hash = createHash('sha256');
  const path = target.incomingPath();
  await target.write(path, readFile(source, name, hash));
  await target.save(path, name);
  return { source: hash.digest('hex'), target: await hashOf(target, name) };
}

async function readBoth({ source, target }: Stores, name: string): Promise<Hashes> {
  return { source: await hashOf(source, name), target: await hashOf(target, name) };
}

async function hashOf(store: MediaStore, name: string): Promise<string> {
  return (await checksumOf(await readStoredFile(store, name))).sha256;
}

/** Hashes the file while it is read, because it may not fit into memory. */
async function* readFile(store: MediaStore, name: string, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of (await readStoredFile(store, name)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** A file that appeared during the move has no hash and so differs. */
function summarize(files: Map<string, number>, hashOfFile: (name: string) => string | undefined): Summary {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) hash.update(`${name} ${hashOfFile(name)}\n`);
  return { count: files.size, hash: hash.digest('hex') };
}
