import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pack } from 'tar-stream';
import { withDatabaseCopy, type DatabaseCopy } from '#server/domain/backup/copy-database.ts';
import { entryNames, makeManifest, type Entry, type Manifest } from '#server/domain/backup/manifest.ts';
import type { Progress } from '#server/progress.ts';
import type { StorageLocation } from '#server/storage/storage-location.ts';
import { Failure } from '#server/errors.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { stemOf } from '#server/storage/media-store/names.ts';
import { version } from '#server/version.ts';

export type ArchiveDeps = { location: StorageLocation; media: MediaStore; log: FastifyBaseLogger };

export type Archive = { manifest: Manifest; bytes: number };

type Options = { signal?: AbortSignal | undefined; progress?: Progress | undefined };

const MB = 1_000_000;

/**
 * Writes the whole site into one uncompressed archive while the site is in use. After any failure the output is
 * destroyed, never ended.
 */
export async function writeArchive(
  deps: ArchiveDeps,
  output: Writable,
  { signal, progress }: Options = {},
): Promise<Archive> {
  const { pack } = await import('tar-stream');
  const archive = pack();
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  // tar-stream's streams work like Node's, but have other types.
  const sending = pipeline(archive as unknown as Readable, counted, output, { signal });
  const filling = fill(archive, deps, countBytes(progress)).catch((error: unknown) => {
    archive.destroy(error as Error);
    throw error;
  });
  // Wait for both, because the caller may close what they use.
  const [sent, filled] = await Promise.allSettled([sending, filling]);
  signal?.throwIfAborted();
  if (filled.status === 'rejected') throw filled.reason;
  if (sent.status === 'rejected') throw sent.reason;
  return { manifest: filled.value, bytes };
}

/**
 * Files come first and rows last, because files may be deleted during the copy. The rows are copied again until the
 * archive contains all files of a copy.
 */
async function fill(archive: Pack, deps: ArchiveDeps, count: CountBytes): Promise<Manifest> {
  const entries = new Map<string, Entry>();
  const missing = new Set<string>();
  for (;;) {
    const manifest = await withDatabaseCopy(deps, deps.media.incomingPath(), async (copy) => {
      await addFiles(archive, { media: deps.media, copy, entries, count });
      const lacking = [...copy.files].filter((name) => !entries.has(name));
      // A row is deleted before its file: a file that was already missing before this copy is lost, not deleted.
      const areLost = lacking.every((name) => missing.has(name));
      for (const name of lacking) missing.add(name);
      const missed = lacking.filter((name) => !copy.binned.has(name));
      return areLost ? addRows(archive, { copy, entries, missing: missed, count }) : null;
    });
    if (!manifest) continue;
    await close(archive, manifest);
    return manifest;
  }
}

type Filling = {
  media: MediaStore;
  copy: DatabaseCopy;
  /** The entries so far, by file name. */
  entries: Map<string, Entry>;
  count: CountBytes;
};

/** Adds the referenced files, and their derivatives, that the archive does not contain yet. */
async function addFiles(archive: Pack, { media, copy, entries, count }: Filling): Promise<void> {
  const belongs = belongsTo(copy);
  const names = new Set([...copy.files].filter((name) => !entries.has(name)));
  let bytes = copy.size;
  for await (const { name, size } of media.list()) {
    if (entries.has(name) || !belongs(name)) continue;
    names.add(name);
    bytes += size;
  }
  count.expect(bytes);
  for (const name of names) {
    const file = await openUnlessGone(media, name);
    if (!file) continue;
    const entry = { name: entryNames.files + name, size: file.size, mtime: file.modifiedAt };
    entries.set(name, await addEntry(archive, entry, file.content, count));
  }
}

async function openUnlessGone(media: MediaStore, name: string) {
  const file = await media.open(name);
  if (!file) return null;
  try {
    return { ...file, content: await file.read() };
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null;
    throw error;
  }
}

type LastEntries = Pick<Filling, 'copy' | 'entries' | 'count'> & { missing: string[] };

async function addRows(archive: Pack, { copy, entries, missing, count }: LastEntries): Promise<Manifest> {
  const { path, size, migration } = copy;
  const database = { name: entryNames.database, size, mode: 0o600 };
  const added = await addEntry(archive, database, createReadStream(path), count);
  const isInUse = belongsTo(copy);
  const isDamaged = ([name, entry]: [string, Entry]) =>
    copy.files.has(name) && (copy.checksums.get(name) ?? entry.sha256) !== entry.sha256;
  return makeManifest({
    program: version,
    migration,
    entries: [...entries.values(), added],
    deleted: [...entries].flatMap(([name, entry]) => (isInUse(name) ? [] : [entry.name])),
    missing,
    damaged: [...entries].filter(isDamaged).map(([name]) => name),
  });
}

/** Without the closing entry an archive counts as cut off. */
async function close(archive: Pack, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const sum = createHash('sha256').update(text).digest('hex');
  archive.entry({ name: entryNames.manifest }, text);
  archive.entry({ name: entryNames.closing }, `${sum}  ${entryNames.manifest}\n`);
  archive.finalize();
}

function belongsTo({ files }: DatabaseCopy): (name: string) => boolean {
  const stems = new Set([...files].map(stemOf));
  return (name) => files.has(name) || (name.includes('-') && stems.has(stemOf(name)));
}

type NewEntry = { name: string; size: number; mode?: number; mtime?: Date };

async function addEntry(
  archive: Pack,
  header: NewEntry,
  content: Readable,
  count: CountBytes,
): Promise<Entry> {
  const hash = createHash('sha256');
  const entry = beginEntry(archive, header, content);
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        count.add(chunk.length);
        yield chunk;
      }
    },
    entry,
  );
  return { name: header.name, size: header.size, sha256: hash.digest('hex') };
}

/** The client may have disconnected: then the content must be closed too. */
function beginEntry(archive: Pack, header: NewEntry, content: Readable): Writable {
  try {
    return archive.entry(header) as unknown as Writable;
  } catch (error) {
    content.destroy();
    throw error;
  }
}

type CountBytes = ReturnType<typeof countBytes>;

/** Reports progress in megabytes. */
function countBytes(progress: Progress = () => undefined) {
  let done = 0;
  let total = 0;
  return {
    expect: (bytes: number) => (total = done + bytes),
    add: (bytes: number) => {
      const before = Math.ceil(done / MB);
      done += bytes;
      if (Math.ceil(done / MB) > before)
        progress('MB saved', Math.ceil(done / MB), Math.ceil(Math.max(done, total) / MB));
    },
  };
}
