import { sharp } from '#server/media/sharp.ts';
import { paintSign } from '#server/media/share-picture/paint-sign.ts';

/** Draws the icon of a site without a photo. */
export async function drawIcon(side: number, target: string): Promise<void> {
  await sharp(paintSign(side), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toFile(target);
}
