import { nameWidth } from '#web/ui/media/hero-name/name-width.ts';

// A little air, for what the estimate leaves out.
const FILL = 97;
// The box may grow as tall as this share of its width.
const TALLEST = 108;
const MOST_LINES = 4;

export type FittedName = {
  lines: string[];
  /** Font size in hundredths of the box's width. */
  size: number;
  lineHeight: number;
  /** Letter-spacing in ems. */
  tracking: number;
};

/** Every way to break the words into this many lines, words kept whole and in order. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), lines - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
}

/** As tight as the letters allow: accents need more height, and spacing would tear joined scripts apart. */
function cutFor(lines: string[]): Pick<FittedName, 'lineHeight' | 'tracking'> {
  if (/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(lines.join('')))
    return { lineHeight: 1.15, tracking: 0 };
  const accentsBelow = /\p{Mn}/u.test(lines.slice(1).join('').normalize('NFD'));
  return { lineHeight: accentsBelow ? 1.02 : 0.86, tracking: -0.015 };
}

function fit(lines: string[]): FittedName {
  const cut = cutFor(lines);
  const widest = Math.max(...lines.map((line) => nameWidth(line, cut.tracking)), 1);
  return { lines, ...cut, size: Math.min(FILL / widest, TALLEST / (lines.length * cut.lineHeight)) };
}

/** The line breaks that let the name be largest: between words, never inside one. */
export function fitName(name: string): FittedName {
  const words = name.trim().split(/\s+/);
  let best = fit([words.join(' ')]);
  // Very many words: beyond this the number of ways to break them explodes, and no way is large anyway.
  const lineCounts = words.length > 12 ? [] : [2, 3, MOST_LINES].filter((count) => count <= words.length);
  for (const lines of lineCounts.flatMap((count) => breaks(words, count))) {
    const candidate = fit(lines);
    // One more line must earn its place.
    if (candidate.size > best.size * (lines.length > best.lines.length ? 1.12 : 1)) best = candidate;
  }
  return { ...best, size: Math.round(best.size * 10) / 10 };
}
