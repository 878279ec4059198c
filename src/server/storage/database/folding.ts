import { fold } from '#shared/fold.ts';

/** Stands between the texts of a row; no search can contain it, so none matches across two of them. */
const SEPARATOR = '\u001f';

/** Everything a row can be found by, in one column. Behind its last letter stand two more signs, so that an index of three letters knows it too. */
export function searchTextOf(...texts: (string | null | undefined)[]): string {
  const known = texts.filter((text) => text !== null && text !== undefined);
  return fold([...known, SEPARATOR].join(SEPARATOR));
}

/** What was searched for, as it stands in that column. SQLite takes a NUL for the end of what is asked. */
export function foldedSearch(q: string): string {
  return fold(q.replaceAll(SEPARATOR, ' ').replaceAll('\0', ' ')).trim();
}

/** Longer texts that begin alike are rare, and an index should stay small. */
const KEY_LENGTH = 80;
const DIGITS = 12;

/** What a text is sorted by, as people expect it: without capitals and accents, and Track 2 before Track 10. */
export function sortKeyOf(text: string | null | undefined): string {
  return fold(text ?? '')
    .trim()
    .replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'))
    .slice(0, KEY_LENGTH);
}

/** What is sorted by its date: the day it came out, and where that is not known the moment of its upload. On one day the later upload comes later. */
export function dateKeyOf({
  releaseDate,
  uploadDate,
}: {
  releaseDate?: string | null;
  uploadDate: string;
}): string {
  return releaseDate ? releaseDate + uploadDate.slice(releaseDate.length) : uploadDate;
}
