import type { FileHandle } from 'node:fs/promises';
import { readAt } from '#server/media/iso-boxes.ts';
import type { Extent } from '#server/media/private-data/extent-reader.ts';

/** An Ogg file is a sequence of pages of at most 64 kB, with segments of at most 255 bytes. */
export type OggPage = Extent & { stream: number; contentAt: number; segments: number[] };

const HEAD_BYTES = 27;
const CHECKSUM_AT = 22;
/** Enough for a comment with a large cover; a hostile file could have any number. */
const MAX_PAGES = 2_000;

async function* pagesOf(file: FileHandle): AsyncGenerator<OggPage> {
  let at = 0;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const head = await readAt(file, at, HEAD_BYTES + 255);
    if (head.length < HEAD_BYTES || head.toString('latin1', 0, 4) !== 'OggS') return;
    const contentAt = at + HEAD_BYTES + (head[26] ?? 0);
    const segments = [...head.subarray(HEAD_BYTES, HEAD_BYTES + (head[26] ?? 0))];
    const length = contentAt - at + segments.reduce((sum, size) => sum + size, 0);
    yield { at, length, stream: head.readUInt32LE(14), contentAt, segments };
    at += length;
  }
}

/** The second packet of the first stream contains the comments of Vorbis and Opus. */
export async function secondPacket(file: FileHandle): Promise<{ extents: Extent[]; pages: OggPage[] }> {
  const extents: Extent[] = [];
  const pages: OggPage[] = [];
  let packet = 1;
  let stream: number | null = null;
  for await (const page of pagesOf(file)) {
    stream ??= page.stream;
    if (page.stream !== stream) continue;
    const extent = { at: page.contentAt, length: 0 };
    for (const size of page.segments) {
      if (packet === 1) extent.at += size;
      if (packet === 2) extent.length += size;
      // A packet continues while its segments are full.
      if (size < 255) packet += 1;
    }
    if (extent.length > 0) {
      extents.push(extent);
      pages.push(page);
    }
    if (packet > 2) break;
  }
  return { extents, pages };
}

/** Players skip a changed page with a wrong checksum. */
export async function updateChecksum(file: FileHandle, { at, length }: OggPage): Promise<void> {
  const page = await readAt(file, at, length);
  page.writeUInt32LE(0, CHECKSUM_AT);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(checksumOf(page));
  await file.write(checksum, 0, 4, at + CHECKSUM_AT);
}

/** Ogg's CRC-32 variant: not reflected. */
function checksumOf(bytes: Buffer): number {
  let checksum = 0;
  for (const byte of bytes) checksum = (checksum << 8) ^ (table[(checksum >>> 24) ^ byte] ?? 0);
  return checksum >>> 0;
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let checksum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) checksum = (checksum << 1) ^ (checksum < 0 ? 0x04c11db7 : 0);
  return checksum;
});
