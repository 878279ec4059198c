import { expect, it } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { levelOf } from '#shared/media/loudness.ts';
import { levelIn } from '#web/lib/playback/level.ts';
import { queueOf } from '#web/lib/playback/queue.ts';
import { makeTrack } from '#tests/support/browser/fake-sound.ts';

const of = (integrated: number) => ({ integrated, peak: 0 });
const album = of(-10);

const onRelease = (id: number, integrated: number, loudness: Track['loudness'] = album) =>
  makeTrack(id, { loudness: of(integrated), release: { id: 7, loudness } as Track['release'] });

const [first, second] = [onRelease(1, -8), onRelease(2, -14)];
const single = makeTrack(3, { loudness: of(-6), release: null });
const queue = (...tracks: Track[]) => queueOf({ tracks, next: null });

it('plays tracks of a release beside each other at the level of the release', () => {
  for (const track of [first, second])
    expect(levelIn(queue(first, second, single), track, false)).toBe(levelOf(album));
});

it('plays a track elsewhere at its own level', () => {
  expect(levelIn(queue(first, second, single), single, false)).toBe(levelOf(of(-6)));
  expect(levelIn(queue(first, single, second), second, false)).toBe(levelOf(of(-14)));
  expect(levelIn(queue(), first, false)).toBe(levelOf(of(-8)));
});

it('takes the level of the track until all of the release is measured, and never makes anything louder', () => {
  const [measured, other] = [onRelease(4, -8, null), onRelease(5, -20, null)];
  expect(levelIn(queue(measured, other), measured, false)).toBe(levelOf(of(-8)));
  expect(levelIn(queue(measured, other), other, false)).toBe(1);
  expect(levelIn(queue(), makeTrack(6, { loudness: null }), false)).toBe(1);
});

it('plays the first track of a release at its level while the others are being read', () => {
  expect(levelIn(queue(first), first, true)).toBe(levelOf(album));
  expect(levelIn(queue(first), first, false)).toBe(levelOf(of(-8)));
  expect(levelIn({ ...queue(first), next: '/api/tracks' }, first, true)).toBe(levelOf(of(-8)));
});
