import sharp from 'sharp';
import { dice } from '#studio/dice.ts';
import type { Canvas } from '#studio/pictures/brushes/canvas.ts';

type Size = { width: number; height: number };

const tileSide = 512;
const tileMask = tileSide - 1;
let grainTile: Float32Array | undefined;

/** What a canvas shows, as a JPEG of this size, with grain as fine as the paper. */
export async function enlarge(canvas: Canvas, { width, height }: Size, grain: number): Promise<Buffer> {
  const enlarged = await sharp(toBytes(canvas), {
    raw: { width: canvas.width, height: canvas.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  addGrain(enlarged, width, grain);
  return sharp(enlarged, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** Rounded up or down by chance, or a soft sky would show steps. */
export function toBytes({ width, height, red, green, blue }: Canvas): Buffer {
  // This kind of array limits what it is given to what a byte holds.
  const bytes = new Uint8ClampedArray(width * height * 3);
  const grains = (grainTile ??= createGrain());
  const reds = red.values;
  const greens = green.values;
  const blues = blue.values;
  for (let index = 0; index < reds.length; index += 1) {
    const chance = (grains[(index * 7) & (tileSide * tileSide - 1)] ?? 0) * 0.5;
    bytes[index * 3] = (reds[index] ?? 0) + chance;
    bytes[index * 3 + 1] = (greens[index] ?? 0) - chance;
    bytes[index * 3 + 2] = (blues[index] ?? 0) + chance;
  }
  return Buffer.from(bytes.buffer);
}

function addGrain(picture: Buffer, width: number, grain: number): void {
  const pixels = new Uint8ClampedArray(picture.buffer, picture.byteOffset, picture.length);
  const grains = (grainTile ??= createGrain());
  // Least where it is black or white.
  const strength = Float32Array.from(
    { length: 256 },
    (_, value) => grain * (0.35 + (value * (255 - value)) / 25_000),
  );
  const height = pixels.length / width / 3;
  let index = 0;
  for (let row = 0; row < height; row += 1) {
    const from = (row & tileMask) * tileSide;
    const other = ((row + 201) & tileMask) * tileSide;
    for (let column = 0; column < width; column += 1) {
      // Mostly the same in all three colours.
      const speck = (grains[from + (column & tileMask)] ?? 0) * 0.85;
      const tint = (grains[other + ((column + 77) & tileMask)] ?? 0) * 0.3;
      const red = pixels[index] ?? 0;
      const green = pixels[index + 1] ?? 0;
      const blue = pixels[index + 2] ?? 0;
      pixels[index] = red + (speck - tint) * (strength[red] ?? 0);
      pixels[index + 1] = green + speck * (strength[green] ?? 0);
      pixels[index + 2] = blue + (speck + tint) * (strength[blue] ?? 0);
      index += 3;
    }
  }
}

/** Grains lie in clumps: each is a little like its neighbours. */
function createGrain(): Float32Array {
  const roll = dice(1_839);
  const raw = Float32Array.from(
    { length: tileSide * tileSide },
    () => roll(-0.5, 0.5) + roll(-0.5, 0.5) + roll(-0.5, 0.5),
  );
  const at = (row: number, column: number) => raw[(row & tileMask) * tileSide + (column & tileMask)] ?? 0;
  return raw.map((value, index) => {
    const row = Math.floor(index / tileSide);
    const column = index % tileSide;
    return value + 0.55 * (at(row, column + 1) + at(row + 1, column)) + 0.3 * at(row + 1, column + 1);
  });
}
