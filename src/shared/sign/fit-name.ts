import type { Typeface } from '#shared/look.ts';
import { nameWidth } from '#shared/sign/name-width.ts';
import type { Sign } from '#shared/sign/sign.schema.ts';

// A little air, for what the estimate leaves out.
const FILL = 97;
// The box may grow as tall as this share of its width.
const TALLEST = 108;
const MOST_LINES = 4;

type Cut = Pick<Sign, 'lineHeight' | 'tracking'>;

/** As tight as the letters of each face allow. */
const cuts: Record<Typeface, Cut> = {
  marquee: { lineHeight: 0.86, tracking: -0.015 },
  songbook: { lineHeight: 0.9, tracking: -0.015 },
  concert: { lineHeight: 0.9, tracking: -0.015 },
  poster: { lineHeight: 0.96, tracking: 0 },
  studio: { lineHeight: 0.88, tracking: -0.03 },
};
/** How much taller lines stand where accents reach up from below. */
const ACCENTS = 0.16;

/** Every way to break the words into this many lines, words kept whole and in order. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), lines - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
}

/** Accents need more height, and spacing would tear joined scripts apart. */
function cutFor(lines: string[], typeface: Typeface): Cut {
  if (/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(lines.join('')))
    return { lineHeight: 1.15, tracking: 0 };
  const accentsBelow = /\p{Mn}/u.test(lines.slice(1).join('').normalize('NFD'));
  const { lineHeight, tracking } = cuts[typeface];
  return { lineHeight: accentsBelow ? lineHeight + ACCENTS : lineHeight, tracking };
}

function fit(lines: string[], typeface: Typeface): Sign {
  const cut = cutFor(lines, typeface);
  const widest = Math.max(...lines.map((line) => nameWidth(line, cut.tracking, typeface)), 1);
  return { lines, ...cut, size: Math.min(FILL / widest, TALLEST / (lines.length * cut.lineHeight)) };
}

/** The line breaks that let the name be largest: between words, never inside one. */
export function fitName(name: string, typeface: Typeface = 'marquee'): Sign {
  const words = name.trim().split(/\s+/);
  let best = fit([words.join(' ')], typeface);
  // Very many words: beyond this the number of ways to break them explodes, and no way is large anyway.
  const lineCounts = words.length > 12 ? [] : [2, 3, MOST_LINES].filter((count) => count <= words.length);
  for (const lines of lineCounts.flatMap((count) => breaks(words, count))) {
    const candidate = fit(lines, typeface);
    // One more line must earn its place.
    if (candidate.size > best.size * (lines.length > best.lines.length ? 1.12 : 1)) best = candidate;
  }
  return { ...best, size: Math.round(best.size * 10) / 10 };
}
