import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paintLogo, logo } from '#server/media/share-picture/draw-logo.ts';

it('is the drawing that browsers show in the tab', () => {
  const svg = readFileSync(new URL('../../../web/public/favicon.svg', import.meta.url), 'utf8');
  const { side, ground, lamp, ring } = logo;
  expect(svg).toContain(`viewBox="0 0 ${side} ${side}"`);
  expect(svg).toContain(`rx="8" fill="${ground}"`);
  expect(svg).toContain(`r="${lamp.radius}" fill="${lamp.colour}"`);
  expect(svg).toContain(`r="${ring.radius}" fill="none" stroke="${ring.colour}" stroke-width="${ring.bulb}"`);
  expect(svg).toContain(`stroke-dasharray="0 ${ring.gap}"`);
});

it('keeps within the middle part of an icon that every phone shows', () => {
  const side = 128;
  const pixels = paintLogo(side);
  const ground = pixels.subarray(0, 3);
  const reach = Array.from({ length: side * side }, (_, at) => at)
    .filter((at) => !pixels.subarray(at * 3, at * 3 + 3).equals(ground))
    .map((at) => Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2));
  expect(reach.length).toBeGreaterThan(side);
  expect(reach.reduce((most, each) => Math.max(most, each), 0)).toBeLessThan(0.4 * side);
});
