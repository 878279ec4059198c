import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rgbOf } from '#shared/site/look/oklch.ts';
import { pageColours } from '#shared/site/look/look.ts';

it.each([
  ['light', /^:root \{([^}]*)\}/m],
  ['dark', /^\.dark \{([^}]*)\}/m],
] as const)('the %s colour is that of the page in the styles', (theme, part) => {
  const css = readFileSync('src/web/styles/tokens.css', 'utf8');
  const page = /--page: ([^;]+);/.exec(part.exec(css)?.[1] ?? '')?.[1] ?? '';
  expect(pageColours[theme]).toBe(`#${Buffer.from(rgbOf(page)).toString('hex')}`);
});
