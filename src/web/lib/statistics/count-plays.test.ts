// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { countVideoPlay } from '#web/lib/statistics/count-plays.ts';

afterEach(() => vi.unstubAllGlobals());

it('counts a video once, although it is repeated', () => {
  const sent = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  document.body.dataset['statistics'] = '';
  const video = document.createElement('video');
  const stop = countVideoPlay(video, 1, 90);
  for (let time = 0; time < 2; time += 1) {
    video.currentTime = 0;
    for (const event of ['seeking', 'play']) video.dispatchEvent(new Event(event));
    video.currentTime = 90;
    for (const event of ['timeupdate', 'ended']) video.dispatchEvent(new Event(event));
  }
  stop();
  expect(sent.mock.calls.map(([, options]) => options?.body)).toEqual(['{"videoId":1,"seconds":90}']);
});
