import { readFile, writeFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { cleanGif } from '#server/media/private-data/gif.ts';
import { cleanJpeg } from '#server/media/private-data/jpeg.ts';
import { cleanPng } from '#server/media/private-data/png.ts';
import { cleanWebp } from '#server/media/private-data/webp.ts';
import { sharp } from '#server/media/sharp.ts';
import { pictureLimits } from '#shared/primitives/limits.ts';

/**
 * Removes all metadata from a picture file, such as location, time and camera. Pixels are not encoded again; orientation
 * and colour profile stay. Only known parts are copied, which also removes hidden content.
 */
export async function stripPicture(path: string): Promise<void> {
  const bytes = await readFile(path);
  const { format, orientation = 1, exif, xmp } = await readFacts(bytes);
  const clean =
    format === 'heif' ? blankMetadata(bytes, [exif, xmp]) : (cleaners[format]?.(bytes, orientation) ?? null);
  await writeFile(path, clean ?? (await reencode(bytes)));
}

function readFacts(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata();
}

const cleaners: Record<string, (bytes: Buffer, orientation: number) => Buffer | null> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
};

/** AVIF refers to its parts by position, so metadata is overwritten in place. */
function blankMetadata(bytes: Buffer, parts: (Buffer | undefined)[]): Buffer | null {
  const clean = Buffer.from(bytes);
  for (const part of parts) {
    if (!part) continue;
    const content = part.toString('latin1', 0, 6) === 'Exif\0\0' ? part.subarray(6) : part;
    const at = clean.indexOf(content);
    if (at < 0) return null;
    clean.fill(0, at, at + content.length);
  }
  return clean;
}

/** For the rare picture that decodes but has an unusual structure. */
async function reencode(bytes: Buffer): Promise<Buffer> {
  const { format } = await readFacts(bytes);
  const options = format === 'heif' ? { compression: 'av1', effort: 2, quality: 80 } : { quality: 92 };
  return sharp(bytes, { animated: true, failOn: 'error', limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .toFormat(format, options)
    .toBuffer();
}
