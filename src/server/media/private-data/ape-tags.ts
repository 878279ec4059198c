import { open, type FileHandle } from 'node:fs/promises';
import { readAt } from '#server/media/iso-boxes.ts';
import { namesLocation } from '#server/media/private-data/location-names.ts';

const FOOTER_BYTES = 32;
const ID3_BYTES = 128;
/** Two numbers before the name of each item. */
const ITEM_HEAD_BYTES = 8;
/** Names have 255 bytes at most, and end with a zero. */
const NAME_BYTES = 256;
/** A file with more is refused when its tags are read. */
const MAX_ITEMS = 10_000;

/** WavPack has APE tags at its end, perhaps before an old ID3 tag. Overwrites the recording location with spaces. */
export async function blankApeLocation(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const hasId3 = (await readAt(file, Math.max(0, size - ID3_BYTES), 3)).toString('latin1') === 'TAG';
    await blankItems(file, hasId3 ? size - ID3_BYTES : size);
  } finally {
    await file.close();
  }
}

async function blankItems(file: FileHandle, end: number): Promise<void> {
  const footerAt = end - FOOTER_BYTES;
  if (footerAt < 0) return;
  const footer = await readAt(file, footerAt, FOOTER_BYTES);
  if (!footer.toString('latin1').startsWith('APETAGEX')) return;
  // The size includes the footer.
  let at = end - footer.readUInt32LE(12);
  const count = Math.min(footer.readUInt32LE(16), MAX_ITEMS);
  for (let item = 0; item < count && at >= 0 && at < footerAt; item += 1) {
    const head = await readAt(file, at, ITEM_HEAD_BYTES + NAME_BYTES);
    const nameEnd = head.indexOf(0, ITEM_HEAD_BYTES);
    if (nameEnd < 0) return;
    const length = head.readUInt32LE(0);
    const valueAt = at + nameEnd + 1;
    const inTag = Math.max(0, Math.min(length, footerAt - valueAt));
    if (namesLocation.test(head.toString('latin1', ITEM_HEAD_BYTES, nameEnd)))
      await file.write(Buffer.alloc(inTag, ' '), 0, inTag, valueAt);
    at = valueAt + length;
  }
}
