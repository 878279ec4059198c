import { readFile } from 'node:fs/promises';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { findFocus } from '#server/media/focus.ts';
import type { SizeToMake, VideoFrame } from '#server/media/worker/protocol.ts';
import { RefusedPicture } from '#server/media/worker/refused-picture.ts';
import { cleanGif } from '#server/media/private-data/gif.ts';
import { sharp } from '#server/media/sharp.ts';
import { findTint } from '#server/media/tint.ts';
import { pictureLimits } from '#shared/primitives/limits.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';

/** For all frames of an animation together. */
const animationPixels = 2 * pictureLimits.pixels;
/** For pictures that must be decoded as a whole; line by line needs almost no memory. */
const wholePictureBytes = 160 * 1024 * 1024;
const smallSide = 100;

export const openPicture = (path: string, animated = false): Sharp =>
  sharp(path, {
    animated,
    failOn: 'error',
    limitInputPixels: animated ? animationPixels : pictureLimits.pixels,
    sequentialRead: true,
  });

/** Decodes the whole picture and returns what pages need; refuses a damaged, incomplete or too large one. */
export async function readPicture(path: string): Promise<PictureFacts> {
  const { width, height, animated, format } = await readSize(path);
  // Decodes every pixel, so that an incomplete picture is detected before it is stored.
  if (animated) await openPicture(path, true).stats();
  // The decoder takes an incomplete animation for a shorter one.
  if (format === 'gif' && !cleanGif(await readFile(path))) throw new Error('The GIF breaks off');
  return { width, height, animated, ...(await factsOfSmallCopy(path)) };
}

async function readSize(path: string) {
  const facts = await sharp(path, { failOn: 'error', limitInputPixels: false }).metadata();
  const { width, height } = facts.autoOrient;
  const frames = facts.pages ?? 1;
  if (width * height > pictureLimits.pixels) throw new RefusedPicture('tooManyPixels');
  if (frames > pictureLimits.frames) throw new RefusedPicture('tooManyFrames');
  if (width * height * frames > animationPixels) throw new RefusedPicture('animationTooManyPixels');
  if (decoderBytes(facts) > wholePictureBytes) throw new RefusedPicture('tooHeavy');
  return { width, height, animated: frames > 1, format: facts.format };
}

/** The memory that the decoder needs before the first line. */
function decoderBytes({ width, height, format, isProgressive, ...facts }: Metadata): number {
  if (format === 'jpeg' && isProgressive) {
    // Two bytes per coefficient; with 4:2:0, colours have half the lines and half the columns.
    return width * height * 2 * (facts.chromaSubsampling === '4:2:0' ? 1.5 : facts.channels);
  }
  const isWhole = format === 'webp' || format === 'heif' || (format === 'png' && isProgressive);
  return isWhole ? width * height * facts.channels * (facts.depth === 'ushort' ? 2 : 1) : 0;
}

async function factsOfSmallCopy(path: string): Promise<Pick<PictureFacts, 'thumbhash' | 'focus' | 'tint'>> {
  const { data, info } = await openPicture(path)
    .autoOrient()
    .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    focus: findFocus({ data, ...info }),
    tint: findTint(data),
  };
}

/**
 * Writes the picture at this width (never enlarged), upright and without metadata. Only WebP stays animated, so pages
 * offer animated pictures as WebP and original only.
 */
export async function makeSize(
  path: string,
  { width, format, animated }: Omit<SizeToMake, 'target'>,
  target: string,
): Promise<void> {
  const resized = () =>
    openPicture(path, animated && format === 'webp')
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
  const first = await encode(resized(), format).toFile(target);
  const quality = format === 'avif' ? qualityOfGrain(first) : usualQuality;
  if (quality < usualQuality) await encode(resized(), format, quality).toFile(target);
}

/** Compared by eye on grainy photos: higher quality is half as large again and looks the same. */
const usualQuality = 44;
/** Below this, edges suffer and not only the grain. */
const leastQuality = 28;
/** What a server sends in its first round trip. */
const alwaysSmallBytes = 14_000;
const bitsPerPixel = 0.45;
/** Measured on grain: each step of quality changes the bytes by so much. */
const changePerStep = 0.045;

/** A picture that takes more than its bytes at the usual quality is full of grain, which hides a lower one. */
function qualityOfGrain({ size, width, height }: OutputInfo): number {
  const budget = Math.max(alwaysSmallBytes, (width * height * bitsPerPixel) / 8);
  const steps = Math.ceil(Math.log(size / budget) / changePerStep);
  return Math.max(leastQuality, usualQuality - Math.max(0, steps));
}

function encode(picture: Sharp, format: SizeToMake['format'], quality = usualQuality): Sharp {
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 1 });
    case 'avif':
      return picture.avif({ effort: 2, quality });
    case 'webp':
      return picture.webp({ effort: 3, quality: 72 });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
  }
}

/** Decodes the frame again, because success of FFmpeg does not prove a good picture. */
export async function uprightFrame({ picture, rotation }: VideoFrame): Promise<Buffer> {
  return sharp(Buffer.from(picture, 'base64'), { failOn: 'error', limitInputPixels: pictureLimits.pixels })
    .rotate(rotation)
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}
