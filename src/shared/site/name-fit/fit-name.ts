import type { NameFit } from '#shared/site/artist.schema.ts';
import type { Typeface } from '#shared/site/look/look.ts';
import { letterWidths } from '#shared/site/name-fit/letter-widths.ts';

// Percent of the box's width; the rest is for errors of the estimate.
const FILL = 97;
// The largest height of the box, in percent of its width.
const TALLEST = 108;
const MOST_LINES = 4;

type Spacing = Pick<NameFit, 'lineHeight' | 'tracking'>;

/** As tight as each font allows. */
const spacings: Record<Typeface, Spacing> = {
  marquee: { lineHeight: 0.86, tracking: -0.015 },
  songbook: { lineHeight: 0.9, tracking: -0.015 },
  concert: { lineHeight: 0.9, tracking: -0.015 },
  poster: { lineHeight: 0.96, tracking: 0 },
  studio: { lineHeight: 0.88, tracking: -0.03 },
};
/** Extra line height when a line below the first has accents. */
const ACCENTS = 0.16;

/** Every way to break the words into this many lines. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), lines - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
}

/** Scripts with joined letters allow no tracking. */
function spacingFor(lines: string[], typeface: Typeface): Spacing {
  if (/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(lines.join('')))
    return { lineHeight: 1.15, tracking: 0 };
  const accentsBelow = /\p{Mn}/u.test(lines.slice(1).join('').normalize('NFD'));
  const { lineHeight, tracking } = spacings[typeface];
  return { lineHeight: accentsBelow ? lineHeight + ACCENTS : lineHeight, tracking };
}

function fit(lines: string[], typeface: Typeface): NameFit {
  const spacing = spacingFor(lines, typeface);
  const widest = Math.max(...lines.map((line) => nameWidth(line, spacing.tracking, typeface)), 1);
  return { lines, ...spacing, size: Math.min(FILL / widest, TALLEST / (lines.length * spacing.lineHeight)) };
}

/** Chooses the line breaks that allow the largest font size. Words are never broken. */
export function fitName(name: string, typeface: Typeface = 'marquee'): NameFit {
  const words = name.trim().split(/\s+/);
  let best = fit([words.join(' ')], typeface);
  // The number of ways grows exponentially with the words.
  const lineCounts = words.length > 12 ? [] : [2, 3, MOST_LINES].filter((count) => count <= words.length);
  for (const lines of lineCounts.flatMap((count) => breaks(words, count))) {
    const candidate = fit(lines, typeface);
    // Another line must gain at least 12%.
    if (candidate.size > best.size * (lines.length > best.lines.length ? 1.12 : 1)) best = candidate;
  }
  return { ...best, size: Math.round(best.size * 10) / 10 };
}

/** Widths of other scripts, which use a system font: estimates on the safe side. */
const scripts: [RegExp, number][] = [
  [/\p{Extended_Pictographic}/u, 1.35],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1.02],
  [/\p{Lu}/u, 0.86],
  [/[\p{sc=Cyrillic}\p{sc=Greek}]/u, 0.76],
  [/\p{sc=Arabic}/u, 0.66],
];
const OTHER_WIDTH = 0.78;

function letterWidth(letter: string, latin: Record<number, string>): number {
  const known = Object.entries(latin).find(([, letters]) => letters.includes(letter));
  if (known) return Number(known[0]) / 100;
  return scripts.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER_WIDTH;
}

/**
 * The estimated width in ems, because the server cannot measure text. Accents have no width.
 */
export function nameWidth(text: string, tracking: number, typeface: Typeface = 'marquee'): number {
  const letters = Array.from(
    text
      .normalize('NFD')
      .replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')
      .normalize('NFC'),
  );
  return letters.reduce((width, letter) => width + letterWidth(letter, letterWidths[typeface]) + tracking, 0);
}
