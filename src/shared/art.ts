/** The built-in art: stage beams and a lamp ring, drawn from a title. The same title is always the same art. */

export type ArtShape = 'square' | 'wide' | 'hero';

export type Art = {
  width: number;
  height: number;
  ground: string;
  beams: { points: string; colour: string; opacity: number }[];
  lamp: { x: number; y: number; radius: number; colour: string };
  bulbs: { radius: number; size: number; gap: number };
};

const sizes: Record<ArtShape, [width: number, height: number]> = {
  square: [100, 100],
  wide: [160, 90],
  hero: [106, 100],
};

/** Hues that look lit on a dark stage; yellows and olives go muddy there. */
const hues = [12, 32, 155, 172, 205, 235, 260, 285, 308, 335, 355];

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text.normalize('NFC').trim().toLowerCase()) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return value >>> 0;
}

/** mulberry32: small, and the same numbers on every machine. */
export function dice(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function colour(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness.toFixed(2)} ${chroma.toFixed(2)} ${Math.round((hue + 360) % 360)})`;
}

export function drawArt(title: string, shape: ArtShape): Art {
  const [width, height] = sizes[shape];
  // The first number after a similar seed is similar too: the hash is stirred once before it is used.
  const roll = dice(Math.imul(hash(title), 2654435761));
  const hue = hues[Math.floor(roll(0, hues.length))] ?? 0;
  const count = Math.floor(roll(4, 6));

  const beams = Array.from({ length: count }, (_, index) => {
    const top = width * ((index + roll(-0.3, 1.3)) / count);
    const foot = top + roll(-0.3, 0.3) * width;
    const neck = roll(0.8, 3.2);
    const spread = roll(0.13, 0.3) * width;
    const corners = [top - neck, 0, top + neck, 0, foot + spread, height, foot - spread, height];
    return {
      points: corners.map(round).join(' '),
      colour: colour(roll(0.6, 0.78), roll(0.14, 0.19), hue + roll(-32, 32)),
      opacity: round(roll(0.4, 0.8)),
    };
  });

  // A video's play button stands in the middle, so its lamp shines around it; covers have their buttons in the
  // corners, which the lamp keeps away from.
  const isCentred = shape === 'wide';
  const radius = height * (isCentred ? roll(0.24, 0.29) : roll(0.16, 0.24));
  const ring = radius * 1.32;
  const x = width / 2 + (isCentred ? 0 : roll(-0.12, 0.12) * width);
  const y = isCentred ? height / 2 : Math.min(height * roll(0.48, 0.66), height - ring - 4);
  const bulbCount = 24;

  return {
    width,
    height,
    ground: colour(roll(0.26, 0.36), roll(0.06, 0.09), hue + roll(-8, 8)),
    beams,
    lamp: { x: round(x), y: round(y), radius: round(radius), colour: colour(0.92, 0.06, roll(76, 96)) },
    bulbs: {
      radius: round(ring),
      size: round(height * 0.0155 + radius * 0.012),
      gap: Number(((2 * Math.PI * round(ring)) / bulbCount).toFixed(3)),
    },
  };
}
