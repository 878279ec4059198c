import { bulbsOf, createCanvas, disc } from '#server/media/share-picture/paint.ts';

/** The drawing in favicon.svg, as a test makes sure. Phones round its corners themselves. */
export const sign = {
  side: 32,
  ground: '#2b1713',
  lamp: { radius: 6.5, colour: '#ffe2ae' },
  ring: { radius: 11, bulb: 2.2, gap: 4.936, colour: '#f0b23e' },
} as const;

/** The site's own sign as pixels. All of it is in the middle part that no phone cuts off. */
export function paintSign(side: number): Buffer {
  const { lamp, ring } = sign;
  const scale = side / sign.side;
  const [x, y] = [side / 2, side / 2];
  const { pixels, paint } = createCanvas(side, rgb(sign.ground));
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
