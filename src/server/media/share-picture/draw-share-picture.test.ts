import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sharePictureSize } from '#shared/media/pictures.ts';

// Read by the text library when it writes for the first time.
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('../fonts/fonts.conf', import.meta.url));
const { colours, drawSharePicture } = await import('#server/media/share-picture/draw-share-picture.ts');
const { drawArtwork } = await import('#server/media/share-picture/draw-artwork.ts');

it('has the colours of the stage', () => {
  const css = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
  const stage = /^\.stage \{([^}]*)\}/m.exec(css)?.[1];
  for (const [name, colour] of Object.entries(colours)) expect(stage).toContain(`--${name}: ${colour};`);
});

it.each([
  ['one endless word', 'a'.repeat(20_000)],
  ['very wide letters', 'W'.repeat(200)],
  // Drawn as four words each.
  ['letters that become words', '\ufdfa'.repeat(60)],
  ['endless words', 'word '.repeat(4_000)],
  ['one letter with endless accents', `a${'\u0301\u0323'.repeat(10_000)}`],
])('is drawn with %s', async (_, text) => {
  const content = { title: text, byline: text, label: [text, text], focus: null };
  expect(await sharp(await drawSharePicture(content, null)).metadata()).toMatchObject(sharePictureSize);
  expect(await sharp(await drawArtwork(text, 1_400)).metadata()).toMatchObject({
    width: 1_400,
    height: 1_400,
  });
});
