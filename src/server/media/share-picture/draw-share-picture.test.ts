import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from '#server/media/share-picture/draw-share-picture.ts';

it('has the colours of the stage', () => {
  const css = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
  const stage = /^\.stage \{([^}]*)\}/m.exec(css)?.[1];
  for (const [name, colour] of Object.entries(colours)) expect(stage).toContain(`--${name}: ${colour};`);
});
