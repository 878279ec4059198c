import type { Typeface } from '#shared/site/look/look.ts';
import { sharp } from '#server/media/sharp.ts';
import { drawableText, drawText } from '#server/media/share-picture/draw-text.ts';
import { fitText } from '#server/media/share-picture/fit-text.ts';
import { paintArt } from '#server/media/share-picture/paint-art.ts';

/** Large enough for print. */
const box = { width: 2400, height: 1600 };
const sizes = [560, 480, 400, 330, 270, 220, 180, 150, 120];
const ART_SIDE = 1200;

/** The artist's name in black on a transparent ground, or the built-in art if the fonts lack its letters. */
export async function drawLettering(artistName: string, typeface: Typeface): Promise<Buffer> {
  const name = drawableText(artistName);
  if (!name) {
    const raw = { width: ART_SIDE, height: ART_SIDE, channels: 3 as const };
    return sharp(paintArt(artistName, ART_SIDE), { raw }).png().toBuffer();
  }
  const look = { face: typeface, colour: '#000000', width: box.width } as const;
  const { data, width, height } = await fitText(name, {
    box,
    sizes,
    draw: (setting) => drawText(setting, look),
  });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
