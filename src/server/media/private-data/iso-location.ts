import { open, type FileHandle } from 'node:fs/promises';
import { boxBudget, boxesIn, readAt, type IsoBox } from '#server/media/iso-boxes.ts';

/** Boxes that may hold a location somewhere inside. */
const containers = new Set(['moov', 'trak', 'udta', 'ilst']);
/** Where cameras and phones write the location, alone or among other metadata, and which camera it was. */
const privateBoxes = new Set(['\xa9xyz', 'loci', 'XMP_', '\xa9mak', '\xa9mod']);
const xmpId = 'be7acfcb97a942e89c71999491e3afac';
/** Tags that the owner wrote (title, copyright, cover); every other kind of `meta` is the camera's. */
const tagsHandler = 'mdir';

/** No real file nests its metadata deeper. */
const maxDepth = 8;
const zeros = Buffer.alloc(64 * 1024);

/**
 * Blanks what an MP4 or MOV tells about where it was filmed. The boxes become filler of the same size,
 * so nothing moves: pictures and sound are found by their position in the file.
 */
export async function blankLocation(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const budget = boxBudget();
    const walk = async (from: number, to: number, depth: number): Promise<void> => {
      for await (const box of boxesIn(file, from, to, budget)) {
        // What claims to reach beyond its parent is only touched inside of it.
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

/** Whether a box tells the location, or where the boxes inside it begin; null for what may stay as it is. */
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
  // In MP4 a version stands before the first box inside, in QuickTime it does not.
  const inside = head.toString('latin1', 4, 8) === 'hdlr' ? 0 : 4;
  const handler = head.toString('latin1', inside + 16, inside + 20);
  return handler === tagsHandler ? { from: contentStart + inside } : 'location';
}

async function blank(file: FileHandle, { start, contentStart }: IsoBox, end: number): Promise<void> {
  await file.write('free', start + 4, 'latin1');
  for (let position = contentStart; position < end; position += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - position), position);
}
