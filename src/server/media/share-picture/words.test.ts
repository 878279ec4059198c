import { expect, it } from 'vitest';
import { wordsOf } from '#server/media/share-picture/words.ts';

/** As if there were letters for everything but this. */
const drawable = (text: string) => (text.includes('𒀀') ? null : text);
const song = { title: 'Night', label: ['Song', 'from “Nights”'], byline: 'Ada', focus: null };

it.each([
  ['the title between what it is and whose', song, ['Song · from “Nights”', 'Night', 'Ada']],
  [
    'the artist where the title cannot be written',
    { ...song, title: '𒀀' },
    ['Song · from “Nights”', 'Ada', null],
  ],
  [
    'what it is where neither can be',
    { ...song, title: '𒀀', byline: '𒀀' },
    [null, 'Song · from “Nights”', null],
  ],
  ['only the part of it that can be', { ...song, label: ['Song', 'from “𒀀”'] }, ['Song', 'Night', 'Ada']],
  ['nothing where nothing can be', { ...song, title: '𒀀', label: [], byline: '𒀀' }, [null, null, null]],
])('writes %s', (_name, content, [label, title, byline]) => {
  expect(wordsOf(content, drawable)).toEqual({ label, title, byline });
});
