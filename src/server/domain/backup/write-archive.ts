import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { pack, type Pack } from 'tar-stream';
import { withDatabaseCopy, type DatabaseCopy } from '#server/domain/backup/copy-database.ts';
import { entryNames, makeManifest, type Entry, type Manifest } from '#server/domain/backup/manifest.ts';
import type { Progress } from '#server/progress.ts';
import type { Place } from '#server/domain/move/place.ts';
import { Failure } from '#server/errors.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { stemOf } from '#server/storage/media-store/names.ts';
import { version } from '#server/version.ts';

export type ArchiveNeeds = { place: Place; media: MediaStore; log: FastifyBaseLogger };

/** What was written: the list of everything, and how large it is. */
export type Archive = { manifest: Manifest; bytes: number };

type Options = { signal?: AbortSignal | undefined; progress?: Progress | undefined };

/** Files are stored as they are: songs, films and pictures are as small as they get. */
const MB = 1_000_000;

/**
 * Writes the whole site into one archive while it goes on being used, as fast as the output takes it. Whatever fails,
 * the output is destroyed, never ended.
 */
export async function writeArchive(
  needs: ArchiveNeeds,
  output: Writable,
  { signal, progress }: Options = {},
): Promise<Archive> {
  const archive = pack();
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  // Its streams work as Node's own do, but are not typed as such.
  const sending = pipeline(archive as unknown as Readable, counted, output, { signal });
  const filling = fill(archive, needs, countBytes(progress)).catch((error: unknown) => {
    archive.destroy(error as Error);
    throw error;
  });
  // Both have ended before anybody goes on: what they use may be closed then.
  const [sent, filled] = await Promise.allSettled([sending, filling]);
  signal?.throwIfAborted();
  if (filled.status === 'rejected') throw filled.reason;
  if (sent.status === 'rejected') throw sent.reason;
  return { manifest: filled.value, bytes };
}

/**
 * The files go first and the rows last, since a file may be deleted while others are being copied. Then the rows are
 * copied anew, until there is a copy all of whose files are in the archive.
 */
async function fill(archive: Pack, needs: ArchiveNeeds, count: CountBytes): Promise<Manifest> {
  const entries = new Map<string, Entry>();
  const missing = new Set<string>();
  for (;;) {
    const manifest = await withDatabaseCopy(needs, needs.media.incomingPath(), async (copy) => {
      await addFiles(archive, { media: needs.media, copy, entries, count });
      const lacking = [...copy.files].filter((name) => !entries.has(name));
      // A file goes only after its row: one that was missing before this copy was made is lost, not deleted.
      const areLost = lacking.every((name) => missing.has(name));
      for (const name of lacking) missing.add(name);
      // Nobody misses what was deleted.
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
  /** What the archive holds already, by the name of the file. */
  entries: Map<string, Entry>;
  count: CountBytes;
};

/** Adds what belongs to these rows and is not there yet: the files they name, and what was made from those. */
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

/** Until the closing entry is there, whoever restores takes the archive for one that was cut short. */
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

/** Whoever the archive was for may be gone by now; then nobody reads the content either. */
function beginEntry(archive: Pack, header: NewEntry, content: Readable): Writable {
  try {
    return archive.entry(header) as unknown as Writable;
  } catch (error) {
    content.destroy();
    throw error;
  }
}

type CountBytes = ReturnType<typeof countBytes>;

/** Tells how many megabytes of how many are done. */
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
