import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import type { StoredFile } from '#server/storage/media-store/media-store.ts';

export type ZipEntry = { name: string; file: StoredFile };

/**
 * One archive of stored files, read one after the other while it is sent. Audio files and pictures would hardly get
 * smaller, so they are not compressed and the size is known. After any failure the content is destroyed, never ended.
 */
export function zipOf(entries: ZipEntry[]): { size: number; content: Readable } {
  const inputs = entries.map(({ name, file }) => ({
    name,
    size: file.size,
    lastModified: file.modifiedAt,
    input: contentOf(file),
  }));
  const content = Readable.from(makeZip(inputs));
  // client-zip leaves the file open that was being read when the client disconnected.
  content.once('close', () => inputs.forEach(({ input }) => void input.return()));
  return { size: Number(predictLength(inputs)), content };
}

async function* contentOf(file: StoredFile): AsyncGenerator<Uint8Array, void> {
  let read = 0;
  for await (const chunk of (await file.read()) as AsyncIterable<Buffer>) {
    read += chunk.length;
    yield chunk;
  }
  if (read !== file.size) throw new Error(`A file of ${file.size} bytes ended after ${read}`);
}
