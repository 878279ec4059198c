/** Bytes of the header; one more with transparency. */
const SHORTEST = 5;

/**
 * Reads single colours of a thumbhash (https://evanw.github.io/thumbhash/). The library decodes a thousand pixels,
 * which was most of the work of hydrating a page.
 */
export function readThumbhash(text: string) {
  const bytes = decode(text);
  if (!bytes || bytes.length < SHORTEST) return null;
  const byte = (at: number) => bytes[at] ?? 0;
  const low = byte(0) | (byte(1) << 8) | (byte(2) << 16);
  const high = byte(3) | (byte(4) << 8);
  const hasAlpha = low >> 23 === 1;
  const isWide = high >> 15 === 1;
  const longer = hasAlpha ? 5 : 7;
  const shorter = Math.max(3, high & 7);

  let nibble = hasAlpha ? 12 : 10;
  const nextStrength = () => {
    const value = (byte(nibble >> 1) >> ((nibble & 1) << 2)) & 15;
    nibble += 1;
    return value / 7.5 - 1;
  };

  /** A colour channel is a sum of cosine waves. */
  const readChannel = (base: number, across: number, down: number, scale: number) => {
    const waves: [x: number, y: number, strength: number][] = [];
    for (let y = 0; y < down; y += 1) {
      for (let x = y ? 0 : 1; x * down < across * (down - y); x += 1) {
        waves.push([x, y, 2 * nextStrength() * scale]);
      }
    }
    return (atX: number, atY: number) =>
      waves.reduce(
        (sum, [x, y, strength]) => sum + strength * Math.cos(Math.PI * atX * x) * Math.cos(Math.PI * atY * y),
        base,
      );
  };
  const [across, down] = isWide ? [longer, shorter] : [shorter, longer];
  const light = readChannel((low & 63) / 63, across, down, ((low >> 18) & 31) / 31);
  const yellowBlue = readChannel(((low >> 6) & 63) / 31.5 - 1, 3, 3, (((high >> 3) & 63) / 63) * 1.25);
  const redGreen = readChannel(((low >> 12) & 63) / 31.5 - 1, 3, 3, (((high >> 9) & 63) / 63) * 1.25);

  /** From 0 to 1 across and down. */
  const colourAt = (x: number, y: number): string => {
    const [l, p, q] = [light(x, y), yellowBlue(x, y), redGreen(x, y)];
    const blue = l - (2 / 3) * p;
    const red = (3 * l - blue + q) / 2;
    return `#${[red, red - q, blue].map(hex).join('')}`;
  };
  return { hasAlpha, colourAt };
}

function hex(part: number): string {
  return Math.round(255 * Math.min(Math.max(part, 0), 1))
    .toString(16)
    .padStart(2, '0');
}

function decode(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * A CSS background of about 200 bytes: a gradient from each corner over the colour of the middle. A blurred PNG would
 * add kilobytes to the HTML for every picture.
 */
export function placeholderBackground(thumbhash: string | null): string | undefined {
  const hash = thumbhash ? readThumbhash(thumbhash) : null;
  // Transparent pictures have no placeholder.
  if (!hash || hash.hasAlpha) return undefined;
  const corners = [
    ['0 0', hash.colourAt(0.1, 0.1)],
    ['100% 0', hash.colourAt(0.9, 0.1)],
    ['0 100%', hash.colourAt(0.1, 0.9)],
    ['100% 100%', hash.colourAt(0.9, 0.9)],
  ];
  const gradients = corners.map(
    ([corner, colour]) => `radial-gradient(at ${corner},${colour},transparent 65%)`,
  );
  return `${gradients.join(',')},${hash.colourAt(0.5, 0.5)}`;
}
