import type { Sharp } from 'sharp';
import type { Focus } from '#shared/media/pictures.schema.ts';
import { openPicture } from '#server/media/pictures.ts';
import { logo } from '#server/media/share-picture/draw-logo.ts';
import type { SquareToMake } from '#server/media/worker/protocol.ts';

/** Crops around the focus point, like the pages do. */
export async function cropSquare(path: string, side: number, focus: Focus | null): Promise<Sharp> {
  const { autoOrient } = await openPicture(path).metadata();
  const scale = side / Math.min(autoOrient.width, autoOrient.height);
  const sized = {
    width: Math.max(side, Math.round(autoOrient.width * scale)),
    height: Math.max(side, Math.round(autoOrient.height * scale)),
  };
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  return openPicture(path)
    .autoOrient()
    .resize({ ...sized, fit: 'fill' })
    .extract({
      left: Math.round((sized.width - side) * x),
      top: Math.round((sized.height - side) * y),
      width: side,
      height: side,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha();
}

const encoding = {
  png: {},
  webp: { quality: 45 },
  jpeg: { quality: 84, progressive: true },
} as const satisfies Record<SquareToMake['format'], object>;

/** The margin has the background colour of the logo. */
export async function makeSquare(
  path: string,
  { side, margin, focus, format }: SquareToMake,
): Promise<Buffer> {
  const square = await cropSquare(path, side - 2 * margin, focus);
  const framed = square.extend({
    top: margin,
    bottom: margin,
    left: margin,
    right: margin,
    background: logo.ground,
  });
  return framed.toFormat(format, encoding[format]).toBuffer();
}
