import { drawArt } from '#shared/site/look/art.ts';
import { rgbOf } from '#shared/site/look/oklch.ts';
import { beam, bulbsOf, createCanvas, disc } from '#server/media/share-picture/paint.ts';

/** The same art as `BuiltInArt` in pages, as pixels. */
export function paintArt(title: string, side: number): Buffer {
  const { height, ground, beams, lamp, bulbs } = drawArt(title, 'square');
  const scale = side / height;
  const { pixels, paint } = createCanvas(side, rgbOf(ground));
  for (const { points, colour, opacity } of beams) {
    const [topLeft = 0, , topRight = 0, , footRight = 0, , footLeft = 0] = points
      .split(' ')
      .map((corner) => Number(corner) * scale);
    paint(rgbOf(colour), beam([topLeft, topRight, footRight, footLeft], side), opacity);
  }
  const [x, y] = [lamp.x * scale, lamp.y * scale];
  const ring = { x, y, radius: bulbs.radius * scale, bulb: bulbs.size * scale, gap: bulbs.gap * scale };
  for (const shape of [{ x, y, radius: lamp.radius * scale }, ...bulbsOf(ring)])
    paint(rgbOf(lamp.colour), disc(shape));
  return pixels;
}
