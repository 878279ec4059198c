import { open, type FileHandle } from 'node:fs/promises';

/** MP4, MOV and M4A are nested boxes. Reading their structure needs no decoder. */
export type IsoBox = { type: string; start: number; contentStart: number; end: number };

export type IsoOutline = {
  tracks: { video: boolean; audio: boolean };
  /** Every box ends inside the file, and both index and content exist. */
  complete: boolean;
};

const containers = new Set(['moov', 'trak', 'mdia']);
/** Real files have dozens; a hostile one could have any number. */
const maxBoxes = 10_000;

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function boxAt(file: FileHandle, start: number, limit: number): Promise<IsoBox | null> {
  const head = await readAt(file, start, 16);
  if (head.length < 8) return null;
  const size = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  if (size === 0) return { type, start, contentStart: start + 8, end: limit };
  if (size !== 1) return size < 8 ? null : { type, start, contentStart: start + 8, end: start + size };
  if (head.length < 16) return null;
  const longSize = Number(head.readBigUInt64BE(8));
  return longSize < 16 ? null : { type, start, contentStart: start + 16, end: start + longSize };
}

/** How many more boxes may be read in one file. */
export type BoxBudget = { left: number };
export const boxBudget = (): BoxBudget => ({ left: maxBoxes });

export async function* boxesIn(
  file: FileHandle,
  from: number,
  to: number,
  budget: BoxBudget,
): AsyncGenerator<IsoBox> {
  let position = from;
  while (position + 8 <= to && budget.left > 0) {
    budget.left -= 1;
    const box = await boxAt(file, position, to);
    if (!box) return;
    yield box;
    position = box.end;
  }
}

export async function isoOutline(path: string): Promise<IsoOutline> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const handlers = new Set<string>();
    const topLevel = new Set<string>();
    let overrun = false;
    const budget = boxBudget();

    const walk = async (from: number, to: number, depth: number): Promise<void> => {
      for await (const box of boxesIn(file, from, to, budget)) {
        if (box.end > to) overrun = true;
        if (depth === 0) topLevel.add(box.type);
        if (box.type === 'hdlr')
          handlers.add((await readAt(file, box.contentStart + 8, 4)).toString('latin1'));
        if (containers.has(box.type)) await walk(box.contentStart, Math.min(box.end, to), depth + 1);
      }
    };
    await walk(0, size, 0);

    const hasContent = topLevel.has('mdat') || topLevel.has('moof');
    return {
      tracks: { video: handlers.has('vide'), audio: handlers.has('soun') },
      complete: !overrun && hasContent && topLevel.has('moov'),
    };
  } finally {
    await file.close();
  }
}
