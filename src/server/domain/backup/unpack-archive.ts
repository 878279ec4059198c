import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Extract, Header } from 'tar-stream';
import {
  entryNames,
  formatSchema,
  isEntryName,
  manifestSchema,
  type Entry,
  type Manifest,
} from '#server/domain/backup/manifest.ts';
import type { Progress } from '#server/progress.ts';

/** The message says what is wrong with the archive. */
export class BrokenArchive extends Error {}

type Options = { signal: AbortSignal; progress: Progress };

type Unpacked = {
  /** All but the manifest and its checksum, by name. */
  entries: Map<string, Entry>;
  manifest: string | null;
  closing: string | null;
};

const MB = 1_000_000;
/** The list is read into memory: its size follows from the files before it, and from those that were missing. */
const MAX_LIST_BYTES = 16 * MB;
const MAX_LIST_BYTES_PER_FILE = 1_000;
const MAX_CLOSING_BYTES = 1_000;

/** Unpacks a backup into an empty folder and verifies every checksum. */
export async function unpackArchive(
  path: string,
  folder: string,
  { signal, progress }: Options,
): Promise<Manifest> {
  const { size } = await stat(path);
  await mkdir(join(folder, entryNames.files));
  const { extract } = await import('tar-stream');
  const archive = extract();
  let read = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      const before = Math.ceil(read / MB);
      read += chunk.length;
      if (Math.ceil(read / MB) > before) progress('MB read', Math.ceil(read / MB), Math.ceil(size / MB));
      yield chunk;
    }
  };
  const reading = pipeline(createReadStream(path), counted, archive as unknown as Writable, { signal });
  const [unpacked, whole] = await Promise.allSettled([unpackEntries(archive, folder), reading]);
  signal.throwIfAborted();
  if (unpacked.status === 'rejected') throw asBroken(unpacked.reason);
  if (whole.status === 'rejected') throw asBroken(whole.reason);
  return check(unpacked.value);
}

/** Errors of the system have a code; all others come from the tar reader. */
function asBroken(error: unknown): unknown {
  const isSystemError = error instanceof Error && 'code' in error;
  return error instanceof BrokenArchive || isSystemError ? error : damaged(error);
}

const damaged = (cause?: unknown) => new BrokenArchive('it is damaged or not a backup', { cause });

async function unpackEntries(archive: Extract, folder: string): Promise<Unpacked> {
  const entries: Unpacked['entries'] = new Map();
  const unpacked: Unpacked = { entries, manifest: null, closing: null };
  for await (const entry of archive) {
    const { name, size } = entry.header;
    const content = entry as AsyncIterable<Buffer>;
    if (name === entryNames.manifest) {
      if (size > MAX_LIST_BYTES + entries.size * MAX_LIST_BYTES_PER_FILE) throw damaged();
      unpacked.manifest = await text(content);
    } else if (name === entryNames.closing) {
      if (size > MAX_CLOSING_BYTES) throw damaged();
      unpacked.closing = await text(content);
    } else if (isExpected(entry.header) && !entries.has(name))
      entries.set(name, await unpackEntry(name, content, folder));
    else throw damaged();
  }
  return unpacked;
}

function isExpected({ name, type }: Header): boolean {
  return type === 'file' && isEntryName(name);
}

async function unpackEntry(name: string, content: AsyncIterable<Buffer>, folder: string): Promise<Entry> {
  const hash = createHash('sha256');
  let size = 0;
  const mode = name === entryNames.database ? 0o600 : 0o644;
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(join(folder, name), { flags: 'wx', mode, flush: true }),
  );
  return { name, size, sha256: hash.digest('hex') };
}

function check({ entries, manifest, closing }: Unpacked): Manifest {
  if (closing === null || manifest === null)
    throw new BrokenArchive('it is not whole: its end is missing, as after a download that was cut short');
  const sum = createHash('sha256').update(manifest).digest('hex');
  if (closing !== `${sum}  ${entryNames.manifest}\n`) throw damaged();
  const listed = readManifest(manifest);
  for (const { name, size, sha256 } of listed.entries) {
    const found = entries.get(name);
    if (found?.size !== size || found.sha256 !== sha256)
      throw new BrokenArchive(`${name} in it is not as it was when the backup was made`);
  }
  if (entries.size !== listed.entries.length || !entries.has(entryNames.database)) throw damaged();
  return listed;
}

function readManifest(text: string): Manifest {
  const content = parseJson(text);
  if (!formatSchema.safeParse(content).success)
    throw new BrokenArchive('it was made by another version of Marquee');
  const { data: manifest } = manifestSchema.safeParse(content);
  if (!manifest) throw new BrokenArchive('its list of files is not one that Marquee has written');
  return manifest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(error);
  }
}
