/** A line of a song and the second it is sung at. */
export type LyricsLine = { time: number; text: string };

/** [01:07], [1:07.5], [01:07.50], and the colon some programs write before the hundredths. */
const STAMP = /^\[(\d{1,3}):([0-5]?\d)(?:[.:](\d{1,3}))?\]\s*/;
/** A time is meant. "[2x]", as people write it in plain lyrics, is none. */
const MEANS_A_STAMP = /^\[[-+]?\d+[:;.,]/;
/** Among lines with times this is meant as one too, and not as words: [aa:bb.cc]. */
const LOOKS_LIKE_A_STAMP = /^\[\w{1,3}[:;]\w{1,2}(?:[:;.,]\w{1,3})?\]/;
const OFFSET = /^\[offset:\s*([+-]?\d+)\s*\]$/i;
const MEANS_AN_OFFSET = /^\[offset:/i;
const TAG = /^\[[a-z#]\w*:.*\]$/i;
/** The times of single words, which some programs write inside a line. */
const WORD_STAMPS = /<\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?>/g;

/** Of a time that cannot be read: it stands in a sentence. */
const LONGEST_SHOWN = 20;

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.trim());
}

/** Lyrics in LRC have times in front of their lines. Everything else is plain. */
function isSynced(lines: string[]): boolean {
  return lines.some((line) => MEANS_A_STAMP.test(line));
}

/** The times in front of a line, and what follows them. */
function readStamps(line: string): { times: number[]; rest: string } {
  const times: number[] = [];
  let rest = line;
  for (let stamp = STAMP.exec(rest); stamp; stamp = STAMP.exec(rest)) {
    const [whole, minutes, seconds, fraction = '0'] = stamp;
    times.push(Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`));
    rest = rest.slice(whole.length);
  }
  return { times, rest };
}

/** The lines in the order they are sung, or null for plain lyrics. A line without a time belongs to the one before. */
export function syncedLyrics(text: string): LyricsLine[] | null {
  const lines = linesOf(text);
  if (!isSynced(lines)) return null;
  let offset = 0;
  let written: LyricsLine[] = [];
  const sung: LyricsLine[] = [];
  for (const line of lines) {
    const shift = OFFSET.exec(line)?.[1];
    if (shift !== undefined) offset = Number(shift) / 1000;
    if (!line || TAG.test(line)) continue;
    const { times, rest } = readStamps(line);
    const words = rest.replace(WORD_STAMPS, '').replace(/\s+/g, ' ').trim();
    if (times.length > 0 || sung.length === 0) {
      written = (times.length > 0 ? times : [0]).map((time) => ({ time, text: words }));
      sung.push(...written);
    } else {
      for (const before of written) before.text = `${before.text}\n${words}`.trim();
    }
  }
  // A positive offset makes every line come sooner.
  return sung
    .map(({ time, text: words }) => ({ time: Math.max(0, time - offset), text: words }))
    .sort((one, other) => one.time - other.time);
}

/** The words alone, for those who read them without hearing the song. */
export function plainLyrics(text: string): string {
  return (
    syncedLyrics(text)
      ?.map((line) => line.text)
      .join('\n') ?? text
  );
}

/** Which line is sung at this second; -1 before the first. */
export function lineAt(lines: LyricsLine[], seconds: number): number {
  return lines.findLastIndex(({ time }) => time <= seconds);
}

/** What is wrong with lyrics that mean to have times, in a sentence; null when they can be read, or are plain. */
export function lyricsProblem(text: string): string | null {
  const lines = linesOf(text);
  const hasTimes = isSynced(lines);
  for (const [index, line] of lines.entries()) {
    const { rest } = readStamps(line);
    if (MEANS_AN_OFFSET.test(rest) && !OFFSET.test(rest))
      return `Line ${index + 1}: the offset ${bracketsOf(rest)} cannot be read. Write it in milliseconds, as [offset:500].`;
    const isTime = MEANS_A_STAMP.test(rest) || (hasTimes && !TAG.test(rest) && LOOKS_LIKE_A_STAMP.test(rest));
    if (isTime)
      return `Line ${index + 1}: the time ${bracketsOf(rest)} cannot be read. Write it as [01:07.50].`;
  }
  return null;
}

/** What stands in brackets at the beginning, as much of it as fits into a sentence. */
function bracketsOf(line: string): string {
  const written = /^\[[^\]\s]*\]?/.exec(line)?.[0] ?? '';
  return written.length > LONGEST_SHOWN ? `${written.slice(0, LONGEST_SHOWN)}…` : written;
}
