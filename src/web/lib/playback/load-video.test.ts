import { expect, it } from 'vitest';
import { videoSourcesOf } from '#web/lib/playback/load-video.ts';

const stream = (width: number, height: number) => ({
  url: `/uploads/a-${height}.mp4`,
  type: 'video/mp4',
  bytes: width * height,
  bitrate: 1,
  width,
  height,
});
const path = '/uploads/a.mov';
const [large, small] = ['/uploads/a-1080.mp4', '/uploads/a-720.mp4'];
const wide = { kind: 'file' as const, path, streams: [stream(1920, 1080), stream(1280, 720)] };
const upright = { ...wide, streams: [stream(1080, 1920), stream(720, 1280)] };
const screen = (width: number, height: number, savesData = false) => ({ width, height, savesData });

it.each([
  ['the smallest that fills a small screen', wide, screen(1280, 720), [small, large, path]],
  ['a larger one on a larger screen', wide, screen(1281, 721), [large, small, path]],
  ['the largest when none fills the screen', wide, screen(3840, 2160), [large, small, path]],
  ['the smallest when data is saved', wide, screen(3840, 2160, true), [small, large, path]],
  // Its height fills the screen, and there is room at its sides.
  [
    'an upright one in a wide screen',
    upright,
    screen(1920, 1080),
    ['/uploads/a-1280.mp4', '/uploads/a-1920.mp4', path],
  ],
  ['the original alone', { ...wide, streams: [] }, screen(800, 450), [path]],
])('tries %s', (_, file, shown, expected) => {
  expect(videoSourcesOf(file, shown)).toEqual(expected);
});
