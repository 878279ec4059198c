import { expect, it } from 'vitest';
import { shareTextOf } from '#server/media/share-picture/draw-share-picture.ts';

/** As if there were letters for everything but this. */
const drawable = (text: string) => (text.includes('𒀀') ? null : text);
const track = { title: 'Night', label: ['Song', 'from “Nights”'], byline: 'Ada', focus: null };

it.each([
  ['the title between what it is and whose', track, ['Song · from “Nights”', 'Night', 'Ada']],
  [
    'the artist where the title cannot be written',
    { ...track, title: '𒀀' },
    ['Song · from “Nights”', 'Ada', null],
  ],
  [
    'what it is where neither can be',
    { ...track, title: '𒀀', byline: '𒀀' },
    [null, 'Song · from “Nights”', null],
  ],
  ['only the part of it that can be', { ...track, label: ['Song', 'from “𒀀”'] }, ['Song', 'Night', 'Ada']],
  ['nothing where nothing can be', { ...track, title: '𒀀', label: [], byline: '𒀀' }, [null, null, null]],
])('writes %s', (_name, content, [label, title, byline]) => {
  expect(shareTextOf(content, drawable)).toEqual({ label, title, byline });
});
