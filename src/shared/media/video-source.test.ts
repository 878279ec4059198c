import { describe, expect, it } from 'vitest';
import { pageInNewTab, plainAddress, sourceOf, expectedAspectRatio } from '#shared/media/video-source.ts';

const video = (embedUrl: string | null, videoFile: string | null = null) => ({ embedUrl, videoFile });

describe('what pressing play does', () => {
  it.each([
    [video(null, '/uploads/a.mp4'), 'file'],
    [video('https://vimeo.com/76979871', '/uploads/a.mp4'), 'file'],
    [video('https://www.youtube.com/watch?v=dQw4w9WgXcQ'), 'frame'],
    [video('https://videos.example.com/show/1'), 'frame'],
    [video('https://www.tiktok.com/@billy/video/7291'), 'social'],
    [video('https://vimeo.com/76979871', '/api/uploads/gone.mp4'), 'frame'],
    [video('https://www.youtube.com/@billy'), 'page'],
    [video(null, '/api/uploads/gone.mp4'), 'unavailable'],
    [video(null), 'none'],
    [video('javascript:alert(1)'), 'none'],
  ])('%j: %s', (given, kind) => {
    expect(sourceOf(given).kind).toBe(kind);
  });
});

describe('the page that opens in a new tab', () => {
  it('is the short-video site for an address with its prefix', () => {
    expect(pageInNewTab(video('tiktok:@billy/video/7291'))).toBe('https://www.tiktok.com/@billy/video/7291');
    expect(pageInNewTab(video('tiktok:https://www.tiktok.com/@billy/video/7291'))).toBe(
      'https://www.tiktok.com/@billy/video/7291',
    );
  });

  it('is none for what plays here', () => {
    expect(pageInNewTab(video('https://www.tiktok.com/@billy/video/7291'))).toBeNull();
    expect(pageInNewTab(video(null, '/uploads/a.mp4'))).toBeNull();
  });
});

describe('without script', () => {
  it('leads to the file or to the page of the video', () => {
    expect(plainAddress(sourceOf(video(null, '/uploads/a.mp4')))).toBe('/uploads/a.mp4');
    expect(plainAddress(sourceOf(video('https://vimeo.com/76979871')))).toBe('https://vimeo.com/76979871');
    expect(plainAddress(sourceOf(video(null)))).toBeNull();
  });
});

const thumbnail = (width: number, height: number) => ({ width, height, thumbhash: null, animated: false });

describe('the expected aspect ratio', () => {
  it.each([
    [
      'a file with a portrait thumbnail',
      { videoFile: '/uploads/a.mp4', thumbnailPicture: thumbnail(720, 1280) },
      9 / 16,
    ],
    [
      'a file with a 4:3 thumbnail',
      { videoFile: '/uploads/a.mp4', thumbnailPicture: thumbnail(640, 480) },
      4 / 3,
    ],
    ['a file without a thumbnail', { videoFile: '/uploads/a.mp4' }, 16 / 9],
    [
      'a YouTube video',
      { embedUrl: 'https://youtu.be/dQw4w9WgXcQ', thumbnailPicture: thumbnail(9, 16) },
      16 / 9,
    ],
    ['a YouTube short', { embedUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' }, 9 / 16],
    ['a TikTok', { embedUrl: 'tiktok:@billy/video/7291827364512345678' }, 9 / 16],
    ['nothing', {}, 16 / 9],
  ])('%s', (_, known, aspectRatio) => {
    expect(
      expectedAspectRatio({ videoFile: null, embedUrl: null, thumbnailPicture: null, ...known }),
    ).toBeCloseTo(aspectRatio);
  });
});
