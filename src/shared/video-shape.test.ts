import { describe, expect, it } from 'vitest';
import { expectedShape } from '#shared/video-shape.ts';

const video = { videoFile: null, embedUrl: null, thumbnailPicture: null };
const still = (width: number, height: number) => ({ width, height, thumbhash: null, animated: false });

describe('the shape a film is expected to have', () => {
  it.each([
    [
      'a file with an upright still',
      { videoFile: '/uploads/a.mp4', thumbnailPicture: still(720, 1280) },
      9 / 16,
    ],
    ['a file with a 4:3 still', { videoFile: '/uploads/a.mp4', thumbnailPicture: still(640, 480) }, 4 / 3],
    ['a file without a still', { videoFile: '/uploads/a.mp4' }, 16 / 9],
    ['a YouTube video', { embedUrl: 'https://youtu.be/dQw4w9WgXcQ', thumbnailPicture: still(9, 16) }, 16 / 9],
    ['a YouTube short', { embedUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' }, 9 / 16],
    ['a TikTok', { embedUrl: 'tiktok:@billy/video/7291827364512345678' }, 9 / 16],
    ['nothing', {}, 16 / 9],
  ])('%s', (_, known, shape) => {
    expect(expectedShape({ ...video, ...known })).toBeCloseTo(shape);
  });
});
