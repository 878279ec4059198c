import { expect, test } from 'vitest';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';

test.each([
  [1, [1]],
  [319, [319]],
  [320, [320]],
  [321, [320, 321]],
  [640, [320, 480, 640]],
  [1_000, [320, 480, 640, 828, 1_000]],
  [1_599, [320, 480, 640, 828, 1_080, 1_280, 1_599]],
  [1_600, [320, 480, 640, 828, 1_080, 1_280, 1_600]],
  [1_601, [320, 480, 640, 828, 1_080, 1_280, 1_600]],
  [8_000, [320, 480, 640, 828, 1_080, 1_280, 1_600]],
])('a picture %s wide is offered in each width once, never larger', (original, widths) => {
  expect(pictureWidths(original)).toEqual(widths);
});

test.each([
  ['/uploads/abc.jpg', '/uploads/abc-640.avif'],
  ['/uploads/abc.webp', '/uploads/abc-640.avif'],
  ['/uploads/abc', '/uploads/abc-640.avif'],
  ['/uploads/a.b.png', '/uploads/a.b-640.avif'],
  ['/up.loads/abc', '/up.loads/abc-640.avif'],
])('%s has a smaller version beside it', (path, expected) => {
  expect(resizedPicture(path, 640, 'avif')).toBe(expected);
});
