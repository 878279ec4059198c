import { expect, test } from 'vitest';
import { sortRows, type Column } from '#web/features/admin/lib/sort-rows.ts';

type Song = { title: string; views: number };

const columns: Column<Song>[] = [
  { label: 'Title', value: (song) => song.title },
  { label: 'Views', value: (song) => song.views },
  { label: 'Actions' },
];

const song = (title: string, views = 0): Song => ({ title, views });
const titles = (songs: Song[]) => songs.map(({ title }) => title);

test('titles sort as people read them', () => {
  const songs = ['Track 10', 'émigré', 'zebra', 'Track 2', 'Apple', 'echo'].map((title) => song(title));
  const sorted = ['Apple', 'echo', 'émigré', 'Track 2', 'Track 10', 'zebra'];
  expect(titles(sortRows(songs, columns, { by: 'Title', direction: 'ascending' }))).toEqual(sorted);
  expect(titles(sortRows(songs, columns, { by: 'Title', direction: 'descending' }))).toEqual(
    sorted.toReversed(),
  );
});

test('numbers sort by size, and equal ones keep their order', () => {
  const songs = [song('a', 9), song('b', 100), song('c', 9), song('d', 1)];
  expect(titles(sortRows(songs, columns, { by: 'Views', direction: 'descending' }))).toEqual([
    'b',
    'a',
    'c',
    'd',
  ]);
});

test.each(['Actions', 'Unheard of'])('by %s nothing moves, and the list given stays untouched', (by) => {
  const songs = Object.freeze([song('b'), song('a')]);
  expect(titles(sortRows(songs, columns, { by, direction: 'ascending' }))).toEqual(['b', 'a']);
});
