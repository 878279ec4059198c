// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadVideo, videoSourcesOf } from '#web/lib/playback/load-video.ts';

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

/** As large as it is shown. */
function videoOf(width: number): HTMLVideoElement {
  const video = document.createElement('video');
  vi.spyOn(video, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(video, 'clientHeight', 'get').mockImplementation(() => (video.clientWidth * 9) / 16);
  return video;
}

it('moves on to the next source at the same position', () => {
  const video = videoOf(1280);
  const fail = vi.fn<() => void>();
  loadVideo(video, wide, fail);
  const tried = [small, large, path].map((address) => {
    expect(video.getAttribute('src')).toBe(address);
    video.currentTime = 20;
    video.dispatchEvent(new Event('error'));
    return video.currentTime;
  });
  expect(tried).toEqual([20, 20, 20]);
  expect(fail).toHaveBeenCalledTimes(1);
});

it('takes a larger source in full screen, and stays with it', () => {
  const video = videoOf(1280);
  const width = vi.spyOn(video, 'clientWidth', 'get');
  let inFullScreen: Element | null = null;
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => inFullScreen });
  const show = (element: Element | null, wideAs: number) => {
    inFullScreen = element;
    width.mockReturnValue(wideAs);
    video.dispatchEvent(new Event('fullscreenchange'));
  };
  loadVideo(video, wide, () => undefined);
  video.currentTime = 20;
  show(video, 1920);
  expect([video.getAttribute('src'), video.currentTime]).toEqual([large, 20]);
  show(null, 1280);
  expect(video.getAttribute('src')).toBe(large);
  Reflect.deleteProperty(document, 'fullscreenElement');
});
