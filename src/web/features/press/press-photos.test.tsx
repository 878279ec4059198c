import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { PressPhotos } from '#web/features/press/press-photos.tsx';

const photo: Photo = {
  id: 1,
  title: 'At the Pier',
  description: null,
  photographer: null,
  location: null,
  year: null,
  imagePath: '/uploads/pier.jpg',
  picture: null,
  featured: false,
  visibility: 'published',
  publishAt: null,
  uploadDate: '2026-03-05T12:00:00.000Z',
  version: 1,
};

test.each([
  ['/uploads/pier.jpg', true],
  ['/api/uploads/pier.jpg', false],
])('whether the photo %s can be downloaded: %s', (imagePath, expected) => {
  const html = renderToStaticMarkup(<PressPhotos photos={[{ ...photo, imagePath }]} />);
  expect(html.includes(`href="${imagePath}?download"`)).toBe(expected);
  expect(html).toContain('At the Pier');
});
