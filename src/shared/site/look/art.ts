/** Placeholder art: stage beams and a lamp, generated from a title. The same title always gives the same art. */

export type ArtShape = 'square' | 'wide' | 'hero';

export type Art = {
  width: number;
  height: number;
  hue: number;
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

/** Without yellows and olives, which look muddy on a dark stage. */
const hues = [12, 32, 155, 172, 205, 235, 260, 285, 308, 335, 355];

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text.normalize('NFC').trim().toLowerCase()) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return value >>> 0;
}

/** mulberry32: a seeded generator with the same numbers on every machine. */
function dice(seed: number): (from: number, to: number) => number {
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
  // Similar seeds give similar first numbers, so the hash is mixed first.
  const random = dice(Math.imul(hash(title), 2654435761));
  const hue = hues[Math.floor(random(0, hues.length))] ?? 0;
  const count = Math.floor(random(4, 6));

  const beams = Array.from({ length: count }, (_, index) => {
    const top = width * ((index + random(-0.3, 1.3)) / count);
    const foot = top + random(-0.3, 0.3) * width;
    const neck = random(0.8, 3.2);
    const spread = random(0.13, 0.3) * width;
    const corners = [top - neck, 0, top + neck, 0, foot + spread, height, foot - spread, height];
    return {
      points: corners.map(round).join(' '),
      colour: colour(random(0.6, 0.78), random(0.14, 0.19), hue + random(-32, 32)),
      opacity: round(random(0.4, 0.8)),
    };
  });

  // The lamp surrounds the play button in the middle of a video, and avoids the buttons in the corners of covers.
  const isCentred = shape === 'wide';
  const radius = height * (isCentred ? random(0.24, 0.29) : random(0.16, 0.24));
  const ring = radius * 1.32;
  const x = width / 2 + (isCentred ? 0 : random(-0.12, 0.12) * width);
  const y = isCentred ? height / 2 : Math.min(height * random(0.48, 0.66), height - ring - 4);
  const bulbCount = 24;

  return {
    width,
    height,
    hue,
    ground: colour(random(0.26, 0.36), random(0.06, 0.09), hue + random(-8, 8)),
    beams,
    lamp: { x: round(x), y: round(y), radius: round(radius), colour: colour(0.92, 0.06, random(76, 96)) },
    bulbs: {
      radius: round(ring),
      size: round(height * 0.0155 + radius * 0.012),
      gap: Number(((2 * Math.PI * round(ring)) / bulbCount).toFixed(3)),
    },
  };
}
