import { fold } from '#shared/primitives/fold-text.ts';
import { maximums } from '#shared/primitives/limits.ts';

/** Separates the texts of a row. No search can contain it, so none matches across two texts. */
const SEPARATOR = '\u001f';

/** All searchable texts in one column. Two separators follow the last letter, so that a trigram index includes it. */
export function searchTextOf(...texts: (string | null | undefined)[]): string {
  const known = texts.filter((text) => text !== null && text !== undefined);
  return fold([...known, SEPARATOR].join(SEPARATOR));
}

/** Folded like that column. SQLite takes a NUL for the end of the text. */
export function foldedSearch(q: string): string {
  return fold(q.replaceAll(SEPARATOR, ' ').replaceAll('\0', ' ')).trim();
}

/** Longer texts with the same beginning are rare, and this limits the index. */
const KEY_LENGTH = 80;
const DIGITS = 12;

/** Sorts without case and accents, and Track 2 before Track 10. */
export function sortKeyOf(text: string | null | undefined): string {
  return fold(text ?? '')
    .trim()
    .replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'))
    .slice(0, KEY_LENGTH);
}

/** The release date, or else the upload date. On the same day the later upload comes later. */
export function dateKeyOf({
  releaseDate,
  uploadDate,
}: {
  releaseDate?: string | null;
  uploadDate: string;
}): string {
  return releaseDate ? releaseDate + uploadDate.slice(releaseDate.length) : uploadDate;
}

const sortableId = (id: number) => String(id).padStart(String(maximums.id).length, '0');

/** In descending order the tracks of a release stand at its date, one after another from the first to the last. */
export function dateKeyOnRelease(
  release: { id: number; dateKey: string },
  track: { id: number; releasePosition: number | null },
): string {
  const { id, releasePosition } = track;
  return [
    release.dateKey,
    sortableId(release.id),
    sortableId(maximums.id - (releasePosition ?? 0)),
    sortableId(maximums.id - id),
  ].join(' ');
}
