import { orientationExif } from '#server/media/private-data/jpeg.ts';

const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** Removes EXIF, XMP and appended data. Null if the structure is broken. */
export function cleanWebp(bytes: Buffer, orientation: number): Buffer | null {
  const fileEnd = 8 + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) return null;
  const kept: Buffer[] = [];
  let position = 12;
  while (position + 8 <= fileEnd) {
    const type = bytes.toString('latin1', position, position + 4);
    const size = bytes.readUInt32LE(position + 4);
    const end = position + 8 + size + (size % 2);
    if (end > fileEnd + 1) return null;
    if (needed.has(type)) {
      const content = Buffer.from(bytes.subarray(position, Math.min(end, bytes.length)));
      // The header flags the chunks that follow, so the flags of removed chunks must go.
      if (type === 'VP8X')
        content[8] = ((content[8] ?? 0) & ~(exifFlag | xmpFlag)) | (orientation > 1 ? exifFlag : 0);
      kept.push(content);
    }
    position = end;
  }
  if (kept.length === 0) return null;
  if (orientation > 1) kept.push(exifChunk(orientation));
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + kept.reduce((sum, part) => sum + part.length, 0), 4);
  return Buffer.concat([head, ...kept]);
}

function exifChunk(orientation: number): Buffer {
  const content = orientationExif(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
