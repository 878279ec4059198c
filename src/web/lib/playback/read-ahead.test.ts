import { expect, it, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { queueOf } from '#web/lib/playback/queue.ts';
import { trackNeededSoon } from '#web/lib/playback/read-ahead.ts';
import type { PlaybackState } from '#web/lib/playback/state.ts';
import { FakeSource, makeJoinable } from '#tests/support/browser/fake-media-source.ts';
import { makeTrack } from '#tests/support/browser/fake-sound.ts';

const onRelease = (id: number) => makeTrack(id, { release: { id: 7 } as Track['release'] });
const [first, second, third] = [onRelease(1), onRelease(2), makeTrack(3)];

function state(changes: Partial<PlaybackState>): PlaybackState {
  return {
    track: first,
    queue: queueOf({ tracks: [first, second, third], next: null }),
    isContinuous: true,
    isPlaying: true,
    position: 75,
    duration: 90,
    volume: 1,
    isMuted: false,
    problem: null,
    ...changes,
  };
}

it('names the next track shortly before it is needed', () => {
  expect(trackNeededSoon(state({}), false)).toBe(second);
  expect(trackNeededSoon(state({ track: second }), false)).toBe(third);
  expect(trackNeededSoon(state({ position: 60 }), false)).toBeNull();
});

it('names none when nothing follows, when it is not played, or cannot be', () => {
  expect(trackNeededSoon(state({ track: third }), false)).toBeNull();
  expect(trackNeededSoon(state({ isContinuous: false }), false)).toBeNull();
  expect(trackNeededSoon(state({ track: null }), false)).toBeNull();
  const gone = { ...second, audioFile: '/api/uploads/old.mp3' };
  const queue = queueOf({ tracks: [first, gone], next: null });
  expect(trackNeededSoon(state({ queue }), false)).toBeNull();
});

it('leaves out what is joined to the current track, but not what cannot be', () => {
  vi.stubGlobal('MediaSource', FakeSource);
  const [one, other] = [makeJoinable(4), makeJoinable(5)];
  const queue = queueOf({ tracks: [one, other, second], next: null });
  expect(trackNeededSoon(state({ queue, track: one }), true)).toBeNull();
  expect(trackNeededSoon(state({ queue, track: one }), false)).toBe(other);
  // Of the same release, without a stream.
  expect(trackNeededSoon(state({ queue, track: other }), true)).toBe(second);
  vi.unstubAllGlobals();
});
