import { open, type FileHandle } from 'node:fs/promises';
import { readAt } from '#server/media/iso-boxes.ts';
import { secondPacket, updateChecksum } from '#server/media/private-data/ogg-pages.ts';
import { namesLocation } from '#server/media/private-data/location-names.ts';
import { extentReader, type Extent, type ExtentReader } from '#server/media/private-data/extent-reader.ts';

const NAME_BYTES = 64;
/** A file with more is refused when its tags are read. */
const MAX_COMMENTS = 10_000;

/** FLAC, Ogg Vorbis and Opus have comments NAME=value. Overwrites the recording location with spaces. */
export async function blankFlacLocation(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const comments = await flacComments(file);
    if (comments) await blankLocations(file, extentReader(file, [comments]), 0);
  } finally {
    await file.close();
  }
}

/** In Ogg the comments may span several pages, each with a checksum. */
export async function blankOggLocation(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { extents, pages } = await secondPacket(file);
    const packet = extentReader(file, extents);
    const start = (await packet.read(0, 8)).toString('latin1');
    const name = ['\x03vorbis', 'OpusTags'].find((known) => start.startsWith(known));
    if (!name || !(await blankLocations(file, packet, name.length))) return;
    for (const page of pages) await updateChecksum(file, page);
  } finally {
    await file.close();
  }
}

const COMMENTS_BLOCK = 4;
const ID3_BYTES = 10;

/** A FLAC file starts with metadata blocks, perhaps after an ID3 tag. */
async function flacComments(file: FileHandle): Promise<Extent | null> {
  const start = await readAt(file, 0, ID3_BYTES);
  const hasId3 = start.toString('latin1', 0, 3) === 'ID3' && start.length === ID3_BYTES;
  const id3 = hasId3 ? ID3_BYTES + start.subarray(6).reduce((size, byte) => size * 128 + byte, 0) : 0;
  if ((await readAt(file, id3, 4)).toString('latin1') !== 'fLaC') return null;
  for (let at = id3 + 4, isLast = false; !isLast;) {
    const head = await readAt(file, at, 4);
    if (head.length < 4) return null;
    const length = head.readUIntBE(1, 3);
    if ((head.readUInt8() & 0x7f) === COMMENTS_BLOCK) return { at: at + 4, length };
    isLast = head.readUInt8() >= 0x80;
    at += 4 + length;
  }
  return null;
}

/** Returns whether there was a location. */
async function blankLocations(file: FileHandle, bytes: ExtentReader, from: number): Promise<boolean> {
  const numberAt = async (at: number) => {
    const four = await bytes.read(at, 4);
    return four.length === 4 ? four.readUInt32LE() : bytes.length;
  };
  let hasBlanked = false;
  // The name of the encoder, the number of comments, and each comment after its length.
  let at = from + 4 + (await numberAt(from));
  const count = Math.min(await numberAt(at), MAX_COMMENTS);
  at += 4;
  for (let comment = 0; comment < count && at < bytes.length; comment += 1) {
    const length = await numberAt(at);
    const [name = '', value] = (await bytes.read(at + 4, Math.min(length, NAME_BYTES)))
      .toString('latin1')
      .split('=', 2);
    if (value !== undefined && namesLocation.test(name)) {
      hasBlanked = true;
      const extents = bytes.extentsOf(at + 4 + name.length + 1, length - name.length - 1);
      for (const extent of extents)
        await file.write(Buffer.alloc(extent.length, ' '), 0, extent.length, extent.at);
    }
    at += 4 + length;
  }
  return hasBlanked;
}
