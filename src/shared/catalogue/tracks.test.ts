import { expect, it } from 'vitest';
import { trackLabel, trackSentence } from '#shared/catalogue/tracks.ts';

const nights = { title: 'Nights', releaseType: 'album' } as const;

it.each([
  [{ releaseType: 'single', release: null }, 'Single', 'Single by Billy'],
  [{ title: 'Nights', releaseType: 'album', release: nights }, 'Song', 'Song by Billy'],
  [{ releaseType: 'album', release: null }, 'Song', 'Song by Billy'],
  [{ releaseType: 'single', release: nights }, 'Song', 'Song by Billy, from “Nights”'],
  [
    { releaseType: 'album', release: { ...nights, releaseType: 'ep' } },
    'Song',
    'Song by Billy, from “Nights”',
  ],
  [{ releaseType: 'album', release: { ...nights, releaseType: 'single' } }, 'Single', 'Single by Billy'],
] as const)('says of %j that it is a %s', (fields, label, sentence) => {
  const track = { title: 'Blue', ...fields };
  expect(trackLabel(track)).toBe(label);
  expect(trackSentence(track, 'Billy')).toBe(sentence);
});
