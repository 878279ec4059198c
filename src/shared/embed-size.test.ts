import { expect, it } from 'vitest';
import { embedSize } from '#shared/embed-size.ts';

it.each([
  ['track', {}, [600, 160]],
  ['track', { maxwidth: 5000, maxheight: 5000 }, [600, 160]],
  ['track', { maxwidth: 320 }, [320, 160]],
  // Its controls need a second row there.
  ['track', { maxwidth: 240 }, [240, 200]],
  ['track', { maxwidth: 240, maxheight: 180 }, null],
  ['track', { maxheight: 159 }, null],
  ['release', {}, [600, 420]],
  ['release', { maxheight: 350 }, [600, 350]],
  ['release', { maxheight: 200 }, null],
  ['video', {}, [600, 337]],
  ['video', { maxheight: 180 }, [320, 180]],
  ['video', { maxwidth: 400, maxheight: 1000 }, [400, 225]],
  ['video', { maxheight: 50 }, null],
  ['video', { maxwidth: 1, maxheight: 1 }, null],
] as const)('gives the player of a %s within %j a size in which it is whole', (kind, limits, expected) => {
  const size = embedSize(kind, limits);
  expect(size && [size.width, size.height]).toEqual(expected);
});

it.each([
  ['upright', 9 / 16, {}, [360, 640]],
  ['upright', 9 / 16, { maxwidth: 270 }, [270, 480]],
  ['upright', 9 / 16, { maxheight: 400 }, [225, 400]],
  // Whole, with bars beside it.
  ['upright', 9 / 16, { maxheight: 180 }, [200, 180]],
  ['upright', 9 / 16, { maxheight: 100 }, null],
  ['square', 1, {}, [600, 600]],
  ['very wide', 10, {}, [600, 112]],
] as const)('gives a video its own shape: %s, %d, %j', (_, shape, limits, expected) => {
  const size = embedSize('video', limits, shape);
  expect(size && [size.width, size.height]).toEqual(expected);
});
