import { open, type FileHandle } from 'node:fs/promises';
import { boxBudget, boxesIn, readAt, type IsoBox } from '#server/media/iso-boxes.ts';

/** Boxes that may hold a location somewhere inside. */
const containers = new Set(['moov', 'trak', 'udta', 'ilst']);
/** Location and camera, written by cameras and phones. */
const privateBoxes = new Set(['\xa9xyz', 'loci', 'XMP_', '\xa9mak', '\xa9mod']);
const xmpId = 'be7acfcb97a942e89c71999491e3afac';
/** Tags by the owner (title, copyright, cover); every other kind of `meta` is written by the camera. */
const tagsHandler = 'mdir';

/** No real file nests its metadata deeper. */
const maxDepth = 8;
const zeros = Buffer.alloc(64 * 1024);

/**
 * Removes the recording location from an MP4 or MOV. The boxes become filler of the same size, because the index refers
 * to positions in the file.
 */
export async function blankLocation(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const budget = boxBudget();
    const walk = async (from: number, to: number, depth: number): Promise<void> => {
      for await (const box of boxesIn(file, from, to, budget)) {
        // A box may claim to end after its parent.
        const end = Math.min(box.end, to);
        const content = await contentOf(file, box, end);
        if (content === 'location') await blank(file, box, end);
        else if (content && depth < maxDepth) await walk(content.from, end, depth + 1);
      }
    };
    await walk(0, size, 0);
  } finally {
    await file.close();
  }
}

/** `location` if the box must be blanked, or where its child boxes start; null if it can stay. */
async function contentOf(
  file: FileHandle,
  { type, contentStart }: IsoBox,
  end: number,
): Promise<'location' | { from: number } | null> {
  if (privateBoxes.has(type)) return 'location';
  if (containers.has(type)) return { from: contentStart };
  if (type !== 'uuid' && type !== 'meta') return null;
  const head = await readAt(file, contentStart, Math.min(24, Math.max(0, end - contentStart)));
  if (type === 'uuid') return head.toString('hex', 0, 16) === xmpId ? 'location' : null;
  // In MP4 a version precedes the first child box, in QuickTime it does not.
  const inside = head.toString('latin1', 4, 8) === 'hdlr' ? 0 : 4;
  const handler = head.toString('latin1', inside + 16, inside + 20);
  return handler === tagsHandler ? { from: contentStart + inside } : 'location';
}

async function blank(file: FileHandle, { start, contentStart }: IsoBox, end: number): Promise<void> {
  await file.write('free', start + 4, 'latin1');
  for (let position = contentStart; position < end; position += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - position), position);
}
