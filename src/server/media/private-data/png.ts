import { crc32 } from 'node:zlib';
import { orientationExif } from '#server/media/private-data/jpeg.ts';

const needed = new Set(
  `IHDR PLTE IDAT IEND tRNS
   gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs
   acTL fcTL fdAT`.split(/\s+/),
);

/** Removes EXIF, texts and appended data. Null if the structure is broken. */
export function cleanPng(bytes: Buffer, orientation: number): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  let position = 8;
  while (position + 12 <= bytes.length) {
    const end = position + 12 + bytes.readUInt32BE(position);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', position + 4, position + 8);
    if (needed.has(type)) kept.push(bytes.subarray(position, end));
    if (type === 'IHDR' && orientation > 1) kept.push(chunk('eXIf', orientationExif(orientation)));
    if (type === 'IEND') return Buffer.concat(kept);
    position = end;
  }
  return null;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
