import type { ICommonTagsResult, ILyricsTag } from 'music-metadata';
import { withoutIsolates } from '#shared/language/sentences.ts';
import { ownerText } from '#shared/language/text.ts';

type Tags = Partial<ICommonTagsResult>;

/** The tags that are used besides title and cover. */
export const tagFields = ['lyrics', 'credits', 'isrc', 'releaseDate'] as const;
export type TagField = (typeof tagFields)[number];

/** What the tags of a file say besides its title, as the server accepts it. */
export type FoundTags = Partial<Record<TagField, string>>;

/** `TimestampFormat.milliseconds` of music-metadata: importing the enum would load the whole library. */
const MILLISECONDS = 2;

/** The lyrics in the tags, as LRC if they have times. */
export function lyricsIn({ lyrics = [] }: Tags): string | null {
  const synced = lyrics.find((tag) => tag.timeStampFormat === MILLISECONDS && tag.syncText.length > 0);
  const text = synced ? asLrc(synced) : lyrics.find((tag) => tag.text?.trim())?.text;
  return text?.replaceAll(/\r\n?/g, '\n').trim() || null;
}

function asLrc({ syncText }: ILyricsTag): string {
  return syncText.map(({ timestamp = 0, text }) => `[${lrcTime(timestamp)}]${text.trim()}`).join('\n');
}

/** 01:02.50 */
function lrcTime(ms: number): string {
  const hundredths = Math.round(ms / 10);
  const parts = [Math.floor(hundredths / 6_000), Math.floor(hundredths / 100) % 60, hundredths % 100];
  const [minutes, seconds, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return `${minutes}:${seconds}.${rest}`;
}

/** The credits in the tags, with one line for each kind of work. */
export function creditsIn(tags: Tags): string | null {
  const { composer = [], lyricist = [], writer = [] } = tags;
  // The same people for music and lyrics, or only one of the two, wrote the song.
  const wroteBoth = lyricist.length === 0 || composer.length === 0 || names(composer) === names(lyricist);
  const lines = ownerText().upload.credits;
  const work: [keyof typeof lines, string[] | undefined][] = [
    ['written', [...writer, ...(wroteBoth ? [...composer, ...lyricist] : [])]],
    ['music', wroteBoth ? [] : composer],
    ['lyrics', wroteBoth ? [] : lyricist],
    ['arranged', tags.arranger],
    ['produced', tags.producer],
    ['recorded', tags.engineer],
    ['mixed', tags.mixer],
    ['remixed', tags.remixer],
  ];
  const done = work.map(([what, people]) => ({ what, people: names(people) })).filter(({ people }) => people);
  // Saved with the song, so without the marks of languages that are written from right to left.
  return withoutIsolates(done.map(({ what, people }) => lines[what]({ people })).join('\n')) || null;
}

/** Without duplicates, in their order. */
function names(people: string[] = []): string {
  return [...new Set(people.map((name) => name.trim()).filter(Boolean))].join(', ');
}

/** The ISRC as it is stored: without hyphens. */
export function isrcIn({ isrc = [] }: Tags): string | null {
  return isrc[0]?.replace(/[\s-]/g, '').toUpperCase() || null;
}

/** The release date, as exact as the tags: 2019-03-05, 2019-03 or 2019. */
export function releaseDateIn({ releasedate, originaldate, date, year }: Tags): string | null {
  for (const text of [releasedate, originaldate, date, year?.toString()]) {
    const [found] = /^[1-9]\d{3}(?:-(?!00)\d\d(?:-(?!00)\d\d)?)?/.exec(text ?? '') ?? [];
    if (found) return found;
  }
  return null;
}
