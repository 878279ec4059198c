import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// Read by the text library when it writes for the first time.
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('../fonts/fonts.conf', import.meta.url));
const { drawText } = await import('#server/media/share-picture/draw-text.ts');

const draw = (text: string) =>
  drawText({ text, size: 100, breaksWords: false }, { face: 'marquee', colour: '#ffffff', width: 500 });

it.each([
  ['Ẹ̀', 'Ẹ'],
  ['ẹ̀', 'ẹ'],
])('draws an accent above its letter: %s', async (accented, plain) => {
  const [above, without] = [await draw(accented), await draw(plain)];
  expect(above.height).toBeGreaterThan(without.height);
  expect(above.width).toBeLessThan(without.width * 1.3);
});

it.each([
  ['Paper', 90, 100],
  ['ליל', 110, 130],
])('sets the lines of %s close, but not into each other', async (text, least, most) => {
  const [one, two] = [await draw(text), await draw(`${text}\n${text}`)];
  const lineHeight = two.height - one.height;
  expect(lineHeight).toBeGreaterThan(least);
  expect(lineHeight).toBeLessThan(most);
});
