import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileNotFound } from '#server/errors.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

export type Checksum = { size: number; sha256: string };

export async function checksumOf(content: Readable): Promise<Checksum> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

export async function readStoredFile(media: MediaStore, name: string): Promise<Readable> {
  const file = await media.open(name);
  if (!file) throw fileNotFound();
  return file.read();
}
