import { expect, test } from 'vitest';
import { embedCode } from '#shared/embed-code.ts';

const site = 'https://billy.example';
const film = { videoFile: null, embedUrl: null, thumbnailPicture: null };

test.each([
  ['track', '/embed/music/12', 'height="160"'],
  ['release', '/embed/releases/12', 'height="420"'],
  ['video', '/embed/videos/12', 'style="border:0;width:100%;aspect-ratio:1.778"'],
] as const)('the code for a %s names its player and its size', (kind, path, size) => {
  const code = embedCode({ kind, item: { ...film, id: 12, title: 'Night' } }, site);
  expect(code).toMatch(/^<iframe [^<>]+><\/iframe>$/);
  expect(code).toContain(`src="${site}${path}"`);
  expect(code).toContain(size);
});

test('the code for an upright video keeps its shape, and keeps it lower than a screen', () => {
  const item = { ...film, id: 12, title: 'Night', embedUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' };
  const code = embedCode({ kind: 'video', item }, site);
  expect(code).toContain('style="border:0;width:100%;max-width:360px;aspect-ratio:0.563"');
});

test('no title breaks out of the code', () => {
  const code = embedCode({ kind: 'track', item: { id: 1, title: '"><script>alert(1)</script>' } }, site);
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});
