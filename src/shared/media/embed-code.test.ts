import { expect, test } from 'vitest';
import { embedCode, embedSize } from '#shared/media/embed-code.ts';

const site = 'https://billy.example';
const video = { videoFile: null, embedUrl: null, thumbnailPicture: null };

test.each([
  ['track', '/embed/music/12', 'height="160"'],
  ['release', '/embed/releases/12', 'height="420"'],
  ['video', '/embed/videos/12', 'style="border:0;width:100%;aspect-ratio:1.778"'],
] as const)('the code for a %s names its player and its size', (kind, path, size) => {
  const code = embedCode({ kind, item: { ...video, id: 12, title: 'Night' } }, site);
  expect(code).toMatch(/^<iframe [^<>]+><\/iframe>$/);
  expect(code).toContain(`src="${site}${path}"`);
  expect(code).toContain(size);
});

test('the code for an upright video keeps its shape, and keeps it lower than a screen', () => {
  const item = { ...video, id: 12, title: 'Night', embedUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' };
  const code = embedCode({ kind: 'video', item }, site);
  expect(code).toContain('style="border:0;width:100%;max-width:360px;aspect-ratio:0.563"');
});

test('no title breaks out of the code', () => {
  const code = embedCode({ kind: 'track', item: { id: 1, title: '"><script>alert(1)</script>' } }, site);
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test.each([
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

test.each([
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
