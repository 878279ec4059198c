// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { audio } from '#web/lib/playback/audio.ts';
import { closePlayer, playAll, playTrack } from '#web/lib/playback/playback.ts';
import { queueOf } from '#web/lib/playback/queue.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';
import {
  endAt90,
  fakeMediaSource,
  FakeSource,
  makeJoinable,
} from '#tests/support/browser/fake-media-source.ts';
import { fakeSound, makeTrack, playedUntil } from '#tests/support/browser/fake-sound.ts';

const [first, second] = [makeJoinable(1), makeJoinable(2)];
const single = makeTrack(9);
const listOf = (...tracks: Track[]) => ({ tracks, next: null });

const respond = async () => new Response(Uint8Array.from(endAt90), { status: 206 });
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  fakeSound();
  fakeMediaSource();
  request.mockReset().mockImplementation(respond);
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  closePlayer();
  audio().currentTime = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const source = () => FakeSource.last;
const hasUntil = (seconds: number) => vi.waitFor(() => expect(source().buffer.end).toBe(seconds));
const hasAsked = (times: number) => vi.waitFor(() => expect(request).toHaveBeenCalledTimes(times));
const isJoined = () => audio().src.startsWith('blob:');

/** Both tracks are appended, and the second one plays. */
async function playSecond(): Promise<void> {
  playAll(listOf(first, second, single));
  source().open();
  await hasUntil(90);
  playedUntil(40);
  await hasUntil(180);
  playedUntil(100);
}

it('shows the track that plays, and lets it be sought to its end', async () => {
  await playSecond();
  expect(playback()).toMatchObject({ track: second, position: 10, isPlaying: true });
  expect(source().duration).toBe(180);
});

it('leaves at once when another track is pressed: Firefox sends an event of the old source after that', async () => {
  await playSecond();
  playTrack(single, listOf(single));
  playedUntil(0);
  expect(playback().track).toBe(single);
  expect(audio().getAttribute('src')).toBe(single.audioFile);
});

it('forgets a source that never opened', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  playAll(listOf(first, second));
  const address = audio().src;
  playTrack(single, listOf(single));
  expect(revoke).toHaveBeenCalledWith(address);
});

it('joins a track that is added to the queue after the one before it has been loaded', async () => {
  playAll(listOf(first));
  source().open();
  await hasUntil(90);
  playedUntil(40);
  changePlayback({ queue: queueOf(listOf(first, second)) });
  playedUntil(41);
  await hasUntil(180);
  expect(source().endOfStream).not.toHaveBeenCalled();
});

it('plays what it has while the line is lost, and then tries another source', async () => {
  const long = makeJoinable(3, { streams: first.streams.map((stream) => ({ ...stream, bytes: 200_000 })) });
  playAll(listOf(long));
  source().open();
  await hasUntil(90);
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  playedUntil(40);
  await hasAsked(2);
  playedUntil(85);
  await hasAsked(3);
  await vi.dynamicImportSettled();
  expect(isJoined()).toBe(true);
  playedUntil(88.5);
  await vi.waitFor(() => expect(isJoined()).toBe(false));
  expect(audio().currentTime).toBe(88.5);
});
