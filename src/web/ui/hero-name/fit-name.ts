import { nameWidth } from './name-width.ts';

export const heroTracking = -0.03;
export const heroLineHeight = 0.86;

// A little air, for what the estimate leaves out.
const FILL = 97;
// The box may grow as tall as this share of its width.
const TALLEST = 108;
const MOST_LINES = 4;

export type FittedName = { lines: string[]; /** Font size in hundredths of the box's width. */ size: number };

/** Every way to break the words into this many lines, words kept whole and in order. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), lines - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
}

function sizeOf(lines: string[]): number {
  const widest = Math.max(...lines.map((line) => nameWidth(line, heroTracking)));
  return Math.min(FILL / widest, TALLEST / (lines.length * heroLineHeight));
}

/** The line breaks that let the name be largest: between words, never inside one. */
export function fitName(name: string): FittedName {
  const words = name.trim().split(/\s+/);
  let best: FittedName = { lines: [words.join(' ')], size: sizeOf([words.join(' ')]) };
  // Very many words: beyond this the number of ways to break them explodes, and no way is large anyway.
  const lineCounts = words.length > 12 ? [] : [2, 3, MOST_LINES].filter((count) => count <= words.length);
  for (const lines of lineCounts.flatMap((count) => breaks(words, count))) {
    const size = sizeOf(lines);
    // One more line must earn its place.
    if (size > best.size * (lines.length > best.lines.length ? 1.12 : 1)) best = { lines, size };
  }
  return { lines: best.lines, size: Math.round(best.size * 10) / 10 };
}
