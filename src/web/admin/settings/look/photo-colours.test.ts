import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { oklchOf } from '#shared/site/look/oklch.ts';
import { coloursOf } from '#web/admin/settings/look/photo-colours.ts';

type Pixel = [red: number, green: number, blue: number];

/** The first colour fills three quarters of the photo, the second the rest. */
function photoOf(most: Pixel, rest: Pixel): string {
  const side = 32;
  const pixels = Array.from({ length: side * side }, (_, at) => [
    ...(at < side * side * 0.75 ? most : rest),
    255,
  ]);
  return Buffer.from(rgbaToThumbHash(side, side, pixels.flat())).toString('base64');
}

const hueOf = (colour: string | null | undefined) => oklchOf(colour ?? '#000000')[2];

test('the page has the colour of most of the photo, and buttons the most vivid', () => {
  const colours = coloursOf(photoOf([60, 80, 130], [230, 60, 40]));
  expect(Math.abs(hueOf(colours?.palette) - 265)).toBeLessThan(25);
  expect(Math.abs(hueOf(colours?.accent) - 30)).toBeLessThan(25);
});

test.each([
  ['black and white', photoOf([20, 20, 20], [230, 230, 230])],
  ['damaged', '%'],
])('a photo that is %s gives none', (_kind, photo) => {
  expect(coloursOf(photo)).toBeNull();
});
