const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee };
const hasNoLength = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd7);

/**
 * Removes EXIF, XMP, IPTC, comments and appended data, such as the short videos of some phones. Pixels, colour profile and
 * orientation stay. Null if the structure is broken.
 */
export function cleanJpeg(bytes: Buffer, orientation: number): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  if (orientation > 1) kept.push(exifSegment(orientation));
  let position = 2;
  while (position + 2 <= bytes.length) {
    if (bytes[position] !== 0xff) return null;
    const code = bytes[position + 1] ?? 0;
    if (code === 0xff) {
      position += 1;
      continue;
    }
    if (code === marker.end) return Buffer.concat([...kept, Buffer.from([0xff, marker.end])]);
    if (hasNoLength(code)) {
      position += 2;
      continue;
    }
    if (position + 4 > bytes.length) return null;
    const end = position + 2 + bytes.readUInt16BE(position + 2);
    const segmentEnd = code === marker.scan ? endOfScan(bytes, end) : end;
    if (segmentEnd > bytes.length) return null;
    if (isNeeded(code, bytes.subarray(position + 4, end))) kept.push(bytes.subarray(position, segmentEnd));
    position = segmentEnd;
  }
  return null;
}

function isNeeded(code: number, content: Buffer): boolean {
  if (code === marker.app2) return content.toString('latin1', 0, 11) === 'ICC_PROFILE';
  if (code === marker.app0) return content.toString('latin1', 0, 4) === 'JFIF';
  if (code === marker.app14) return content.toString('latin1', 0, 5) === 'Adobe';
  const isApplicationData = code >= marker.app0 && code <= 0xef;
  const isComment = code === 0xfe;
  return !isApplicationData && !isComment;
}

/** Inside the scan every 0xff is followed by 0x00 or a restart marker; any other byte ends it. */
function endOfScan(bytes: Buffer, from: number): number {
  let position = from;
  for (;;) {
    position = bytes.indexOf(0xff, position);
    if (position < 0 || position + 1 >= bytes.length) return Infinity;
    const next = bytes[position + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !hasNoLength(next)) return position;
    position += next === 0xff ? 1 : 2;
  }
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)]);
  const head = Buffer.from([0xff, marker.app1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Minimal EXIF that contains only the orientation. */
export function orientationExif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
