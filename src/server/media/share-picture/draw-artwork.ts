import { rgbOf } from '#shared/site/look/oklch.ts';
import { sharp } from '#server/media/sharp.ts';
import { colours } from '#server/media/share-picture/draw-share-picture.ts';
import { drawableText, drawText, hex, isRightToLeft } from '#server/media/share-picture/draw-text.ts';
import { fitText } from '#server/media/share-picture/fit-text.ts';
import { paintArt } from '#server/media/share-picture/paint-art.ts';

/** As parts of the side. */
const margin = 0.07;
const sizes = [0.2, 0.17, 0.14, 0.12, 0.1, 0.08, 0.06];

/** For podcast apps, if the artist has no photo: the built-in art with the name below. */
export async function drawArtwork(artistName: string, side: number): Promise<Buffer> {
  const art = { input: paintArt(artistName, side), raw: { width: side, height: side, channels: 3 as const } };
  const picture = sharp(art.input, { raw: art.raw });
  const name = drawableText(artistName);
  return (name ? picture.composite(await nameOver(name, side)) : picture)
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

/** The name on a plain background at the bottom. */
async function nameOver(name: string, side: number) {
  const space = Math.round(side * margin);
  const width = side - 2 * space;
  const drawn = await fitText(name, {
    box: { width, height: side / 3 },
    sizes: sizes.map((part) => Math.round(side * part)),
    draw: (setting) => drawText(setting, { face: 'marquee', colour: hex(colours.ink), width }),
  });
  const height = drawn.height + 2 * space;
  const [r, g, b] = rgbOf(colours.page);
  return [
    {
      input: { create: { width: side, height, channels: 3 as const, background: { r, g, b } } },
      left: 0,
      top: side - height,
    },
    {
      input: drawn.data,
      raw: { width: drawn.width, height: drawn.height, channels: 4 as const },
      left: isRightToLeft(name) ? side - space - drawn.width : space,
      top: side - height + space,
    },
  ];
}
