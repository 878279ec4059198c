import type { ICommonTagsResult, ILyricsTag } from 'music-metadata';

type Tags = Partial<ICommonTagsResult>;

/** What a song's tags may tell beside its title and cover, and what each is called in a sentence. */
export const wordLabels = {
  lyrics: 'lyrics',
  credits: 'credits',
  isrc: 'ISRC',
  releaseDate: 'release date',
} as const;

export type SongWord = keyof typeof wordLabels;
export const songWords = Object.keys(wordLabels) as SongWord[];

/** What music-metadata calls times in milliseconds; its own enum would bring the whole library along. */
const MILLISECONDS = 2;

/** The words in a song's tags, with their times (as LRC) where it has them. */
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

/** Who made a song, as its tags say: one line for each kind of work. */
export function creditsIn(tags: Tags): string | null {
  const { composer = [], lyricist = [], writer = [] } = tags;
  // Where music and words come from the same people, or only one of them is told, they wrote the song.
  const wroteBoth = lyricist.length === 0 || composer.length === 0 || names(composer) === names(lyricist);
  const work: [string, string[] | undefined][] = [
    ['Written by', [...writer, ...(wroteBoth ? [...composer, ...lyricist] : [])]],
    ['Music by', wroteBoth ? [] : composer],
    ['Lyrics by', wroteBoth ? [] : lyricist],
    ['Arranged by', tags.arranger],
    ['Produced by', tags.producer],
    ['Recorded by', tags.engineer],
    ['Mixed by', tags.mixer],
    ['Remixed by', tags.remixer],
  ];
  const lines = work.map(([what, people]) => [what, names(people)]).filter(([, people]) => people);
  return lines.map((line) => line.join(' ')).join('\n') || null;
}

/** Each once, in their order. */
function names(people: string[] = []): string {
  return [...new Set(people.map((name) => name.trim()).filter(Boolean))].join(', ');
}

/** The recording's own code, as it is kept: without hyphens. */
export function isrcIn({ isrc = [] }: Tags): string | null {
  return isrc[0]?.replace(/[\s-]/g, '').toUpperCase() || null;
}

/** The day it came out. Where only the year or the month is told, its first day. */
export function releaseDateIn({ releasedate, originaldate, date, year }: Tags): string | null {
  for (const told of [releasedate, originaldate, date, year?.toString()]) {
    const [, ofYear, month = '01', day = '01'] =
      /^([1-9]\d{3})(?:-(\d\d))?(?:-(\d\d))?/.exec(told ?? '') ?? [];
    if (ofYear) return [ofYear, month, day].join('-').replaceAll('-00', '-01');
  }
  return null;
}
