import type { Typeface } from '#shared/look.ts';
import { letterWidths } from '#shared/sign/letter-widths.ts';

/** Other scripts come from whatever face the visitor's system has: widths on the safe side. */
const scripts: [RegExp, number][] = [
  [/\p{Extended_Pictographic}/u, 1.35],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1.02],
  [/\p{Lu}/u, 0.86],
  [/[\p{sc=Cyrillic}\p{sc=Greek}]/u, 0.76],
  [/\p{sc=Arabic}/u, 0.66],
];
const ELSE = 0.78;

function letterWidth(letter: string, latin: Record<number, string>): number {
  const known = Object.entries(latin).find(([, letters]) => letters.includes(letter));
  if (known) return Number(known[0]) / 100;
  return scripts.find(([pattern]) => pattern.test(letter))?.[1] ?? ELSE;
}

/**
 * How wide a name will stand, in ems, without a browser to ask. Accents stand on their letter, so they take no room of
 * their own.
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
