import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { maximums } from '#shared/primitives/limits.ts';

/** `time` in seconds. */
export type LyricsLine = { time: number; text: string };

/** [01:07], [1:07.5], [01:07.50], and the colon some programs write before the hundredths. */
const STAMP = /\[(\d{1,3}):([0-5]?\d)(?:[.:](\d{1,3}))?\]\s*/y;
/** Also matches malformed timestamps, but not "[2x]" as in plain lyrics. */
const MEANS_A_STAMP = /^\[[-+]?\d+[:;.,]/;
/** In lyrics with timestamps [aa:bb.cc] is a malformed timestamp, not text. */
const LOOKS_LIKE_A_STAMP = /^\[\w{1,3}[:;]\w{1,2}(?:[:;.,]\w{1,3})?\]/;
/** In milliseconds; seven digits are almost three hours. */
const OFFSET = /^\[offset:\s*([+-]?\d{1,7})\s*\]$/i;
const MEANS_AN_OFFSET = /^\[offset:/i;
const TAG = /^\[[a-z#]\w*:.*\]$/i;
/** Timestamps of single words inside a line. */
const WORD_STAMPS = /<\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?>/g;

/** Characters of an unreadable timestamp quoted in the error message. */
const LONGEST_SHOWN = 20;

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.trim());
}

/** Whether the lyrics are in LRC format. */
export function isSynced(text: string): boolean {
  return linesOf(text).some((line) => MEANS_A_STAMP.test(line));
}

function readStamps(line: string): { times: number[]; rest: string } {
  const times: number[] = [];
  let end = 0;
  STAMP.lastIndex = 0;
  for (let stamp = STAMP.exec(line); stamp; stamp = STAMP.exec(line)) {
    const [, minutes, seconds, fraction = '0'] = stamp;
    times.push(Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`));
    end = STAMP.lastIndex;
  }
  return { times, rest: line.slice(end) };
}

/** In the order they are written. A line without a time continues the previous one. */
function timedLinesOf(text: string): LyricsLine[][] {
  let offset = 0;
  const verses: { times: number[]; lines: string[] }[] = [];
  for (const line of linesOf(text)) {
    const shift = OFFSET.exec(line)?.[1];
    if (shift !== undefined) offset = Number(shift) / 1000;
    if (!line || TAG.test(line)) continue;
    const { times, rest } = readStamps(line);
    const lyric = rest.replace(WORD_STAMPS, '').replace(/\s+/g, ' ').trim();
    const previous = verses.at(-1);
    if (previous && times.length === 0) previous.lines.push(lyric);
    else verses.push({ times: times.length > 0 ? times : [0], lines: [lyric] });
  }
  return verses.map(({ times, lines }) => {
    const whole = lines.filter((line) => line !== '').join('\n');
    // A positive offset makes every line come sooner.
    return times.map((time) => ({ time: Math.max(0, time - offset), text: whole }));
  });
}

/**
 * The lines ordered by time, or null for plain lyrics. What exceeds the limits is left out, and so are lines after the
 * end of the track (`duration`, in seconds).
 */
export function syncedLyrics(text: string, duration?: number | null): LyricsLine[] | null {
  if (!isSynced(text)) return null;
  let length = 0;
  return timedLinesOf(text)
    .flatMap((repeats) => repeats.slice(0, maximums.timesPerLine))
    .slice(0, maximums.timedLines)
    .filter((line) => (length += line.text.length) <= maximums.timedLyrics)
    .filter(({ time }) => !duration || time <= duration)
    .sort((one, other) => one.time - other.time);
}

/** The lyrics without timestamps. */
export function plainLyrics(text: string): string {
  return (
    syncedLyrics(text)
      ?.map((line) => line.text)
      .join('\n') ?? text
  );
}

/** The index of the current line; -1 before the first. */
export function lineAt(lines: LyricsLine[], seconds: number): number {
  return lines.findLastIndex(({ time }) => time <= seconds);
}

/** The error message for malformed LRC; null for valid or plain lyrics. */
export function lyricsProblem(text: string): string | null {
  const hasTimes = isSynced(text);
  for (const [index, line] of linesOf(text).entries()) {
    const { times, rest } = readStamps(line);
    if (times.length > maximums.timesPerLine)
      return ownerText().rules.lyricsTimesInLine({ line: index + 1, most: maximums.timesPerLine });
    if (MEANS_AN_OFFSET.test(rest) && !OFFSET.test(rest))
      return ownerText().rules.lyricsOffset({ line: index + 1, written: bracketsOf(rest) });
    const isTime = MEANS_A_STAMP.test(rest) || (hasTimes && !TAG.test(rest) && LOOKS_LIKE_A_STAMP.test(rest));
    if (isTime) return ownerText().rules.lyricsTime({ line: index + 1, written: bracketsOf(rest) });
  }
  return hasTimes ? sizeProblem(timedLinesOf(text).flat()) : null;
}

function sizeProblem(lines: LyricsLine[]): string | null {
  if (lines.length > maximums.timedLines)
    return ownerText().rules.lyricsTooManyLines({ most: wholeNumber(maximums.timedLines) });
  if (lines.reduce((length, { text }) => length + text.length, 0) > maximums.timedLyrics)
    return ownerText().rules.lyricsTooLong({ most: wholeNumber(maximums.timedLyrics) });
  return null;
}

function bracketsOf(line: string): string {
  const written = /^\[[^\]\s]*\]?/.exec(line)?.[0] ?? '';
  return written.length > LONGEST_SHOWN ? `${written.slice(0, LONGEST_SHOWN)}…` : written;
}

const LAST_LINE_SECONDS = 10;

export function lyricsAsVtt(lines: LyricsLine[]): string {
  const cues = lines.flatMap(({ time, text }, index) => {
    const end = lines[index + 1]?.time ?? time + LAST_LINE_SECONDS;
    // "-->" in a line would be read as a time; an empty line only ends the one before.
    const cue = text.replaceAll('-->', '→').replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim();
    return cue && end > time ? [`${clock(time)} --> ${clock(end)}\n${cue}`] : [];
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** 00:01:07.500 */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(ms % 1000).padStart(3, '0')}`;
}
