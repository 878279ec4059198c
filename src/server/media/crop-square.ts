import type { Sharp } from 'sharp';
import type { Focus } from '#shared/pictures.schema.ts';
import { openPicture } from '#server/media/pictures.ts';

/** A square of a picture, as pages crop it: what matters stays in sight. */
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
