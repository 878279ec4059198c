import { expect, test } from 'vitest';
import { embedCode } from '#shared/embed-code.ts';

const site = 'https://billy.example';

test.each([
  ['track', '/embed/music/12', 'height="160"'],
  ['release', '/embed/releases/12', 'height="420"'],
  ['video', '/embed/videos/12', 'aspect-ratio:16/9'],
] as const)('the code for a %s names its player and its size', (kind, path, size) => {
  const code = embedCode(kind, { id: 12, title: 'Night' }, site);
  expect(code).toMatch(/^<iframe [^<>]+><\/iframe>$/);
  expect(code).toContain(`src="${site}${path}"`);
  expect(code).toContain(size);
});

test('no title breaks out of the code', () => {
  const code = embedCode('track', { id: 1, title: '"><script>alert(1)</script>' }, site);
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});
