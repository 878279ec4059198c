import { open, type FileHandle } from 'node:fs/promises';

/** WebM consists of nested elements: an id, a size and the content. */
type Element = { id: number; start: number; contentStart: number; end: number | null };

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
/** Location and device, written by cameras and phones, and attached files. */
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
/** Filler that every player skips. */
const VOID = 0xec;

/** A long video has thousands of elements at this level; a hostile file could have any number. */
const MAX_ELEMENTS = 200_000;

const zeros = Buffer.alloc(64 * 1024);

/** Replaces tags and attachments by filler of the same size, so that positions stay the same. */
export async function blankTags(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    let position = 0;
    for (let count = 0; position < size && count < MAX_ELEMENTS; count += 1) {
      const element = await elementAt(file, position);
      if (!element) return;
      const end = Math.min(element.end ?? size, size);
      if (element.id === TAGS || element.id === ATTACHMENTS) await blank(file, element, end);
      // Descends into segments, and into clusters of unknown size.
      const isEntered = element.id === SEGMENT || (element.id === CLUSTER && element.end === null);
      position = isEntered ? element.contentStart : end;
    }
  } finally {
    await file.close();
  }
}

async function elementAt(file: FileHandle, start: number): Promise<Element | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, start);
  const head = buffer.subarray(0, bytesRead);
  const idLength = lengthOf(head[0], 4);
  const sizeLength = lengthOf(head[idLength], 8);
  if (idLength === 0 || sizeLength === 0 || head.length < idLength + sizeLength) return null;
  const id = head.readUIntBE(0, idLength);
  const contentStart = start + idLength + sizeLength;
  const size = sizeIn(head.subarray(idLength, idLength + sizeLength));
  return { id, start, contentStart, end: size === null ? null : contentStart + size };
}

/** The first set bit gives the number of bytes. */
function lengthOf(first: number | undefined, max: number): number {
  if (!first) return 0;
  const length = Math.clz32(first) - 23;
  return length <= max ? length : 0;
}

/** The number without that bit; null (unknown size) if all other bits are set. */
function sizeIn(bytes: Buffer): number | null {
  const [first = 0, ...rest] = bytes;
  const mask = (1 << (8 - bytes.length)) - 1;
  if ((first & mask) === mask && rest.every((byte) => byte === 0xff)) return null;
  return rest.reduce((size, byte) => size * 256 + byte, first & mask);
}

async function blank(file: FileHandle, { start }: Element, end: number): Promise<void> {
  const length = end - start;
  // One byte for the id, and eight for the size if there is room.
  const sizeLength = length >= 9 ? 8 : 1;
  const head = Buffer.alloc(1 + sizeLength);
  head[0] = VOID;
  const content = length - head.length;
  if (sizeLength === 8) head.writeBigUInt64BE((1n << 56n) | BigInt(content), 1);
  else head[1] = 0x80 | content;
  await file.write(head, 0, head.length, start);
  for (let position = start + head.length; position < end; position += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - position), position);
}
