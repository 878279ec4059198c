// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { countVideoPlay } from '#web/lib/statistics/count-plays.ts';

afterEach(() => vi.unstubAllGlobals());

let sent = vi.fn<typeof fetch>();
let stop = () => {};

function countedVideo(): HTMLVideoElement {
  sent = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  document.body.dataset['statistics'] = '';
  const video = document.createElement('video');
  stop = countVideoPlay(video, 1, 90);
  return video;
}

const plays = () => sent.mock.calls.map(([, options]) => options?.body);

function tell(video: HTMLVideoElement, ...events: string[]): void {
  for (const event of events) video.dispatchEvent(new Event(event));
}

it('counts a video once, although it is repeated', () => {
  const video = countedVideo();
  for (let time = 0; time < 2; time += 1) {
    video.currentTime = 0;
    tell(video, 'seeking', 'play');
    video.currentTime = 90;
    tell(video, 'timeupdate', 'ended');
  }
  stop();
  expect(plays()).toEqual(['{"videoId":1,"seconds":90}']);
});

it('counts a video once, although it gets another source before it plays and in the middle', () => {
  const video = countedVideo();
  tell(video, 'emptied', 'play');
  video.currentTime = 30;
  tell(video, 'timeupdate', 'emptied', 'play');
  video.currentTime = 45;
  tell(video, 'timeupdate');
  stop();
  expect(plays()).toEqual(['{"videoId":1,"seconds":45}']);
});
