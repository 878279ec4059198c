import { bulbsOf, createCanvas, disc } from '#server/media/share-picture/paint.ts';
import { sharp } from '#server/media/sharp.ts';
import type { IconToDraw } from '#server/media/worker/protocol.ts';

/** The same as favicon.svg, which a test checks. Phones round the corners themselves. */
export const logo = {
  side: 32,
  ground: '#2b1713',
  lamp: { radius: 6.5, colour: '#ffe2ae' },
  ring: { radius: 11, bulb: 2.2, gap: 4.936, colour: '#f0b23e' },
} as const;

/** All of it is inside the part of an icon that no phone cuts off. */
export function paintLogo(side: number): Buffer {
  const { lamp, ring } = logo;
  const scale = side / logo.side;
  const [x, y] = [side / 2, side / 2];
  const { pixels, paint } = createCanvas(side, rgb(logo.ground));
  paint(rgb(lamp.colour), disc({ x, y, radius: lamp.radius * scale }));
  const bulbs = { x, y, radius: ring.radius * scale, bulb: ring.bulb * scale, gap: ring.gap * scale };
  for (const bulb of bulbsOf(bulbs)) paint(rgb(ring.colour), disc(bulb));
  return pixels;
}

/** #2b1713 as its three bytes. */
function rgb(colour: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex');
  return [red, green, blue];
}

/** The icon of a site without a photo. */
export function drawIcon({ side, format }: IconToDraw): Promise<Buffer> {
  const drawn = sharp(paintLogo(side), { raw: { width: side, height: side, channels: 3 } });
  return drawn.toFormat(format, { lossless: true }).toBuffer();
}
