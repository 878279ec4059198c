const block = { extension: 0x21, image: 0x2c, trailer: 0x3b };
const extension = { application: 0xff, graphicControl: 0xf9, plainText: 0x01 };
/** The repeat count of an animation; other applications store metadata such as XMP. */
const neededApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Removes comments, metadata and appended data. Null if the file is incomplete. */
export function cleanGif(bytes: Buffer): Buffer | null {
  const firstBlock = 13 + colourTableSize(bytes[10]);
  const kept: Buffer[] = [bytes.subarray(0, firstBlock)];
  let position = firstBlock;
  while (position < bytes.length) {
    const kind = bytes[position];
    if (kind === block.trailer) return Buffer.concat([...kept, Buffer.from([block.trailer])]);
    const content = contentStart(bytes, position);
    const end = content === null ? null : endOfSubBlocks(bytes, content);
    if (end === null) return null;
    if (kind === block.image || isNeeded(bytes, position)) kept.push(bytes.subarray(position, end));
    position = end;
  }
  // Some programs omit the last byte, and players accept that.
  return position === bytes.length && kept.length > 1
    ? Buffer.concat([...kept, Buffer.from([block.trailer])])
    : null;
}

const colourTableSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function contentStart(bytes: Buffer, position: number): number | null {
  if (bytes[position] === block.extension) return position + 2;
  if (bytes[position] === block.image) return position + 11 + colourTableSize(bytes[position + 9]);
  return null;
}

function isNeeded(bytes: Buffer, position: number): boolean {
  const kind = bytes[position + 1];
  if (kind === extension.application) {
    return neededApplications.has(bytes.toString('latin1', position + 3, position + 14));
  }
  return kind === extension.graphicControl || kind === extension.plainText;
}

function endOfSubBlocks(bytes: Buffer, from: number): number | null {
  let position = from;
  while (position < bytes.length) {
    const size = bytes[position] ?? 0;
    position += size + 1;
    if (size === 0) return position;
  }
  return null;
}
