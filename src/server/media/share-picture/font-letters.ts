import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code points of all letters in the fonts of a folder. */
export function readFontLetters(folder: string): Set<number> {
  const letters = new Set<number>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ttf'))) {
    for (const letter of lettersOf(readFileSync(join(folder, file)))) letters.add(letter);
  }
  return letters;
}

/** Reads the `cmap` table of a TrueType font: https://learn.microsoft.com/typography/opentype/spec/cmap */
function* lettersOf(font: Buffer): Generator<number> {
  const table = tableOf(font, 'cmap');
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const map = table.subarray(table.readUInt32BE(4 + index * 8 + 4));
    const format = map.readUInt16BE(0);
    if (format === 4) yield* lettersInSegments(map);
    if (format === 12) yield* lettersInGroups(map);
  }
}

function tableOf(font: Buffer, name: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = font.subarray(12 + index * 16);
    if (entry.toString('latin1', 0, 4) === name) return font.subarray(entry.readUInt32BE(8));
  }
  throw new Error(`The font has no table ${name}`);
}

/** Format 4: code points below 65,536. */
function* lettersInSegments(map: Buffer): Generator<number> {
  const length = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + length, 16 + 2 * length, 16 + 3 * length];
  for (let at = 0; at < length; at += 2) {
    const [start, end] = [map.readUInt16BE(starts + at), map.readUInt16BE(ends + at)];
    const offset = map.readUInt16BE(offsets + at);
    for (let letter = start; letter <= end && letter < 0xffff; letter += 1) {
      const glyph =
        offset === 0
          ? letter + map.readUInt16BE(deltas + at)
          : map.readUInt16BE(offsets + at + offset + 2 * (letter - start));
      // Glyph 0 is the box for a missing letter.
      if (glyph % 0x10000 !== 0) yield letter;
    }
  }
}

/** Format 12: all of Unicode. */
function* lettersInGroups(map: Buffer): Generator<number> {
  for (let index = 0; index < map.readUInt32BE(12); index += 1) {
    const group = map.subarray(16 + index * 12);
    for (let letter = group.readUInt32BE(0); letter <= group.readUInt32BE(4); letter += 1) yield letter;
  }
}
