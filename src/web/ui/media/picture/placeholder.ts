import { readThumbhash } from '#web/ui/media/picture/thumbhash.ts';

/**
 * The picture's colours as a CSS background of about 200 bytes: one light from each corner over the middle's
 * colour. A real blur would be a PNG of kilobytes for every cover in the page's HTML.
 */
export function placeholderBackground(thumbhash: string | null): string | undefined {
  const hash = thumbhash ? readThumbhash(thumbhash) : null;
  // See-through pictures keep the page behind them.
  if (!hash || hash.hasAlpha) return undefined;
  const corners = [
    ['0 0', hash.colourAt(0.1, 0.1)],
    ['100% 0', hash.colourAt(0.9, 0.1)],
    ['0 100%', hash.colourAt(0.1, 0.9)],
    ['100% 100%', hash.colourAt(0.9, 0.9)],
  ];
  const lights = corners.map(([place, colour]) => `radial-gradient(at ${place},${colour},transparent 65%)`);
  return `${lights.join(',')},${hash.colourAt(0.5, 0.5)}`;
}
