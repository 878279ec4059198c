import { thumbHashToRGBA } from 'thumbhash';

type Pixels = { w: number; h: number; rgba: Uint8Array };

function colourAt({ w, h, rgba }: Pixels, across: number, down: number): string {
  const start = (Math.round(down * (h - 1)) * w + Math.round(across * (w - 1))) * 4;
  const hex = [...rgba.subarray(start, start + 3)].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

function decode(thumbhash: string): Pixels | null {
  try {
    const pixels = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
    return pixels.rgba.length > 0 ? pixels : null;
  } catch {
    return null;
  }
}

/**
 * The picture's colours as a CSS background of about 200 bytes: one light from each corner over the middle's
 * colour. A real blur would be a PNG of kilobytes for every cover in the page's HTML.
 */
export function placeholderBackground(thumbhash: string | null): string | undefined {
  const pixels = thumbhash ? decode(thumbhash) : null;
  if (!pixels) return undefined;
  // See-through pictures keep the page behind them.
  if (pixels.rgba.some((part, index) => index % 4 === 3 && part < 250)) return undefined;
  const corners = [
    ['0 0', colourAt(pixels, 0.1, 0.1)],
    ['100% 0', colourAt(pixels, 0.9, 0.1)],
    ['0 100%', colourAt(pixels, 0.1, 0.9)],
    ['100% 100%', colourAt(pixels, 0.9, 0.9)],
  ];
  const lights = corners.map(([place, colour]) => `radial-gradient(at ${place},${colour},transparent 65%)`);
  return `${lights.join(',')},${colourAt(pixels, 0.5, 0.5)}`;
}
