import { phrasesOf, secondsOf, type Song } from '#server/demo/sound/songs.ts';

/** No line is sung for longer than this, however long the singer then pauses. */
const LONGEST_LINE_S = 4;

/** The words as they are printed, or with the time at which each line is sung before it: [00:07.25] */
export function lyricsOf(song: Song, words: string, isTimed: boolean): string {
  if (!isTimed) return words;
  const lines = words.split('\n').filter((line) => line !== '');
  const starts = phrasesOf(song);
  const perPhrase = Math.ceil(lines.length / starts.length);
  const timeOf = (line: number) => {
    const phrase = Math.floor(line / perPhrase);
    const start = starts[phrase] ?? 0;
    const pause = (starts[phrase + 1] ?? secondsOf(song)) - start;
    return start + (line % perPhrase) * Math.min(pause / perPhrase, LONGEST_LINE_S);
  };
  return lines.map((line, index) => `[${stampOf(timeOf(index))}] ${line}`).join('\n');
}

function stampOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(2).padStart(5, '0')}`;
}
