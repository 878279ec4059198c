import { expect, test } from 'vitest';
import { defaultLook, typefaces } from '#shared/site/look/look.ts';
import { contrast, oklchOf } from '#shared/site/look/oklch.ts';
import { paletteNames } from '#shared/site/look/palettes.ts';
import { mailLookOf } from '#server/mail/mail-look.ts';

const looks = [...paletteNames, '#00ff00'].flatMap((palette) =>
  [null, '#ffffff', '#000000', '#ffee00'].map((accent) => ({ ...defaultLook, palette, accent })),
);

test.each(looks)('$palette with $accent is readable in both themes', (look) => {
  const { light, dark } = mailLookOf(look);
  for (const colours of [light, dark]) {
    expect(Object.values(colours)).toEqual(
      Object.values(colours).map(() => expect.stringMatching(/^#[\da-f]{6}$/)),
    );
    const pairs = [
      ...(['page', 'surface'] as const).flatMap((ground) =>
        (['ink', 'soft', 'link'] as const).map((ink) => [ink, ground] as const),
      ),
      ['onButton', 'button'] as const,
    ];
    for (const [ink, ground] of pairs)
      expect(
        contrast(oklchOf(colours[ink]), oklchOf(colours[ground])),
        `${ink} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(typefaces)('%s ends in letters that every reader has', (typeface) => {
  const { name, text } = mailLookOf({ ...defaultLook, typeface });
  for (const stack of [name.fontFamily, text]) expect(stack).toMatch(/(sans-serif|serif)$/);
});
