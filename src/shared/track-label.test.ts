import { expect, test } from 'vitest';
import { trackLabel } from '#shared/track-label.ts';

test('a song is a single by itself and on a single, and a song on everything longer', () => {
  expect(trackLabel({ release: null })).toBe('Single');
  expect(trackLabel({ release: { releaseType: 'single' } })).toBe('Single');
  expect(trackLabel({ release: { releaseType: 'ep' } })).toBe('Song');
  expect(trackLabel({ release: { releaseType: 'album' } })).toBe('Song');
});
