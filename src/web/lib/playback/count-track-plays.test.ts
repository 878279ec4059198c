// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { audio } from '#web/lib/playback/audio.ts';
import { countTrackPlays } from '#web/lib/playback/count-track-plays.ts';
import { closePlayer, pausePlayback, playTrack, seekTo, toggleCurrent } from '#web/lib/playback/playback.ts';
import { changePlayback } from '#web/lib/playback/state.ts';
import { fakeSound, makeTrack, playedUntil } from '#tests/support/browser/fake-sound.ts';

const track = makeTrack(1);
const list = { tracks: [track], next: null };

let reported: unknown[];
let stop = () => {};

beforeEach(() => {
  fakeSound();
  reported = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address === apiPaths.plays) reported.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
  document.body.dataset['statistics'] = '';
  stop = countTrackPlays();
});

afterEach(() => {
  closePlayer();
  stop();
  audio().currentTime = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tell = (event: string) => audio().dispatchEvent(new Event(event));
const leave = () => window.dispatchEvent(new Event('pagehide'));

const stubNavigator = (facts: object) => vi.stubGlobal('navigator', { onLine: true, ...facts });

/** Of jsdom's element, which does not do so itself. */
function seek(seconds: number): void {
  seekTo(seconds);
  tell('seeking');
}

it('adds up what is heard, without what is skipped', async () => {
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(0.25);
  playedUntil(6);
  seek(60);
  playedUntil(64.5);
  seek(20);
  playedUntil(22);
  expect(reported).toEqual([]);
  tell('ended');
  expect(reported).toEqual([{ trackId: 1, seconds: 12.5 }]);
});

it('ignores positions in the middle of a seek', async () => {
  playTrack(track, list);
  await vi.dynamicImportSettled();
  vi.spyOn(audio(), 'seeking', 'get').mockReturnValue(true);
  playedUntil(60);
  tell('ended');
  expect(reported).toEqual([]);
});

it.each([
  [90, 9.9, 0],
  [90, 10, 1],
  [12, 5.9, 0],
  [12, 6, 1],
  [null, 9.9, 0],
  [null, 10, 1],
])('of %s seconds, %s are %s plays', async (duration, heard, plays) => {
  playTrack(makeTrack(2, { duration }), list);
  await vi.dynamicImportSettled();
  playedUntil(heard);
  tell('ended');
  expect(reported).toHaveLength(plays);
});

it('takes pauses for the same play, and a repetition for another', async () => {
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(7);
  pausePlayback();
  toggleCurrent();
  playedUntil(90);
  tell('ended');
  tell('seeking');
  toggleCurrent();
  playedUntil(11);
  leave();
  expect(reported).toEqual([
    { trackId: 1, seconds: 90 },
    { trackId: 1, seconds: 11 },
  ]);
});

it('ends with another track, and with the player', async () => {
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(30);
  playTrack(makeTrack(2), list);
  audio().currentTime = 0;
  tell('emptied');
  tell('play');
  playedUntil(9);
  expect(reported).toEqual([{ trackId: 1, seconds: 30 }]);
  playedUntil(15);
  closePlayer();
  tell('emptied');
  expect(reported[1]).toEqual({ trackId: 2, seconds: 15 });
});

it('goes on with the same play when the track gets another source', async () => {
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(30);
  tell('emptied');
  tell('play');
  playedUntil(60);
  tell('ended');
  expect(reported).toEqual([{ trackId: 1, seconds: 60 }]);
});

it('reports once when the page is left, with what was heard last, and comes back', async () => {
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(30);
  audio().currentTime = 30.2;
  leave();
  playedUntil(90);
  tell('ended');
  leave();
  expect(reported).toEqual([{ trackId: 1, seconds: 30.2 }]);
});

it('reports once when the page is hidden in silence, however that comes about', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const paused = vi.spyOn(audio(), 'paused', 'get').mockReturnValue(false);
  const hide = () => document.dispatchEvent(new Event('visibilitychange'));
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(30);
  hide();
  expect(reported).toEqual([]);
  paused.mockReturnValue(true);
  pausePlayback();
  hide();
  expect(reported).toEqual([{ trackId: 1, seconds: 30 }]);

  tell('ended');
  hidden.mockReturnValue(false);
  audio().currentTime = 0;
  tell('seeking');
  toggleCurrent();
  playedUntil(20);
  pausePlayback();
  hide();
  expect(reported).toHaveLength(1);
  hidden.mockReturnValue(true);
  hide();
  expect(reported[1]).toEqual({ trackId: 1, seconds: 20 });
});

it.each([
  ['goes on with a play that is counted', 'reload', 42, []],
  ['adds to what was not enough', 'reload', 5, [{ trackId: 1, seconds: 11 }]],
  ['starts another play on another visit', 'navigate', 42, [{ trackId: 1, seconds: 12 }]],
])('%s after a %s', async (_, type, position, plays) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  stop();
  changePlayback({ track, position });
  stop = countTrackPlays();
  toggleCurrent();
  await vi.dynamicImportSettled();
  playedUntil(position + (type === 'reload' ? 6 : 12));
  tell('ended');
  expect(reported).toEqual(plays);
});

it('waits for the network, and then reports once', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(90);
  tell('ended');
  expect(reported).toEqual([]);
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(reported).toEqual([{ trackId: 1, seconds: 90 }]);
});

it('waits for the network too when it was not known to be gone', async () => {
  const network = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', network.mockRejectedValueOnce(new TypeError('Failed to fetch')));
  network.mockResolvedValue(new Response(null, { status: 204 }));
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(90);
  tell('ended');
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(network).toHaveBeenCalledTimes(2);
  });
  window.dispatchEvent(new Event('online'));
  expect(network).toHaveBeenCalledTimes(2);
});

it.each([
  ['the owner counts nothing', () => delete document.body.dataset['statistics']],
  ['the browser asks for privacy', () => stubNavigator({ globalPrivacyControl: true })],
  ['the browser asks not to be tracked', () => stubNavigator({ doNotTrack: '1' })],
])('sends nothing when %s', async (_, ask) => {
  ask();
  playTrack(track, list);
  await vi.dynamicImportSettled();
  playedUntil(90);
  tell('ended');
  expect(reported).toEqual([]);
});
