import { open, type FileHandle } from 'node:fs/promises';
import { readAt } from '#server/media/iso-boxes.ts';
import { secondPacket, sealPage } from '#server/media/private-data/ogg-pages.ts';
import {
  scatteredBytes,
  type Extent,
  type ScatteredBytes,
} from '#server/media/private-data/scattered-bytes.ts';

/** FLAC, Ogg Vorbis and Opus say NAME=value about themselves; these names tell where a song was recorded. */
const tellsPlace = /location|latitude|longitude|coordinates|^gps|^geo/i;

const NAME_BYTES = 64;
/** Whoever says more is refused when the tags are read. */
const MAX_COMMENTS = 10_000;

/** Blanks what a FLAC file tells about where it was recorded. Nothing moves: spaces take its place. */
export async function blankFlacPlace(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const comments = await flacComments(file);
    if (comments) await blankPlaces(file, scatteredBytes(file, [comments]), 0);
  } finally {
    await file.close();
  }
}

/** The same for Ogg, where the comments may go over several pages, each with a checksum. */
export async function blankOggPlace(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { extents, pages } = await secondPacket(file);
    const packet = scatteredBytes(file, extents);
    const start = (await packet.read(0, 8)).toString('latin1');
    const name = ['\x03vorbis', 'OpusTags'].find((known) => start.startsWith(known));
    if (!name || !(await blankPlaces(file, packet, name.length))) return;
    for (const page of pages) await sealPage(file, page);
  } finally {
    await file.close();
  }
}

const COMMENTS_BLOCK = 4;
const ID3_BYTES = 10;

/** A FLAC file begins with blocks about itself, some after an ID3 tag. */
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

/** Whether there was anything to blank. */
async function blankPlaces(file: FileHandle, bytes: ScatteredBytes, from: number): Promise<boolean> {
  const numberAt = async (at: number) => {
    const four = await bytes.read(at, 4);
    return four.length === 4 ? four.readUInt32LE() : bytes.length;
  };
  let hasBlanked = false;
  // The encoder's name, how many comments there are, and then each after its length.
  let at = from + 4 + (await numberAt(from));
  const count = Math.min(await numberAt(at), MAX_COMMENTS);
  at += 4;
  for (let comment = 0; comment < count && at < bytes.length; comment += 1) {
    const length = await numberAt(at);
    const [name = '', value] = (await bytes.read(at + 4, Math.min(length, NAME_BYTES)))
      .toString('latin1')
      .split('=', 2);
    if (value !== undefined && tellsPlace.test(name)) {
      hasBlanked = true;
      const blanked = bytes.placesOf(at + 4 + name.length + 1, length - name.length - 1);
      for (const place of blanked)
        await file.write(Buffer.alloc(place.length, ' '), 0, place.length, place.at);
    }
    at += 4 + length;
  }
  return hasBlanked;
}
