// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { levelOf } from '#shared/media/loudness.ts';
import { audio } from '#web/lib/playback/audio.ts';
import { closePlayer, playTrack } from '#web/lib/playback/playback.ts';
import { playRelease } from '#web/lib/playback/play-release.ts';
import { playback } from '#web/lib/playback/state.ts';
import { fakeSound, makeTrack } from '#tests/support/browser/fake-sound.ts';

const of = (integrated: number) => ({ integrated, peak: 0 });
const release = { id: 7, loudness: of(-10) } as Track['release'];
const [first, second] = [
  makeTrack(1, { release, loudness: of(-6) }),
  makeTrack(2, { release, loudness: of(-14) }),
];
const client = { fetchQuery: async () => ({ tracks: [first, second] }) } as unknown as QueryClient;

beforeEach(() => fakeSound());

afterEach(() => {
  closePlayer();
  vi.restoreAllMocks();
});

const queueArrived = () => vi.waitFor(() => expect(playback().queue.entries).toHaveLength(2));
const levelAt = (integrated: number) => levelOf(of(integrated));

it('plays the first song at the level of its release before the others have been read, and after that', async () => {
  playRelease(client, 7, first);
  expect(audio().volume).toBeCloseTo(levelAt(-10), 5);
  await queueArrived();
  expect(audio().volume).toBeCloseTo(levelAt(-10), 5);
});

it('levels a song again that has been playing by itself', async () => {
  playTrack(first, { tracks: [first], next: null });
  expect(audio().volume).toBeCloseTo(levelAt(-6), 5);
  playRelease(client, 7, first);
  await queueArrived();
  expect(audio().volume).toBeCloseTo(levelAt(-10), 5);
});
