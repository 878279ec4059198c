import { expect, test } from 'vitest';
import { loudnessOfRelease } from '#shared/media/loudness.ts';

const song = (integrated: number, peak: number, duration: number) => ({
  loudness: { integrated, peak },
  duration,
});

test('a release is as loud as all of its songs together: a long one counts for more', () => {
  expect(loudnessOfRelease([song(-10, -3, 30), song(-20, -1, 10)])).toEqual({ integrated: -11.1, peak: -1 });
  expect(loudnessOfRelease([song(-10, -3, 10), song(-20, -1, 30)])).toEqual({ integrated: -14.9, peak: -1 });
});

test('a release has no loudness while that of a song is unknown', () => {
  expect(loudnessOfRelease([song(-10, -3, 30), { loudness: null, duration: 10 }])).toBeNull();
  expect(loudnessOfRelease([])).toBeNull();
});
