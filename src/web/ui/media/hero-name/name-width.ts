/**
 * How wide a name will stand, in ems, without a browser to ask. The Latin advances were measured in Chromium
 * from the display face (styles/fonts), in hundredths of an em, rounded up to threes.
 */
const advances: Record<number, string> = {
  18: " ',’‘",
  21: '.:;il|ı·',
  24: '!Ij¡',
  27: '1()-',
  30: '/J[\\]`t{}ł',
  33: '"f',
  36: '?r“”¿',
  39: 'FL',
  42: '7*+<=>Ez~–',
  45: 'TZces',
  48: '235$S^_abdghknopquvxyøðþ',
  51: '04689BCDGHKPRUYßÞ',
  54: 'AOQVXØ',
  57: '#Nđħ',
  60: '—',
  63: '&…',
  69: 'ÆŒŁ',
  72: 'Mmwæ',
  75: 'œ',
  78: 'WĦ',
  81: '@',
  84: '%',
};
const latin = new Map(
  Object.entries(advances).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width) / 100] as const),
  ),
);

/** Other scripts come from whatever face the visitor's system has: widths on the safe side. */
const scripts: [RegExp, number][] = [
  [/\p{Extended_Pictographic}/u, 1.35],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1.02],
  [/\p{Lu}/u, 0.86],
  [/[\p{sc=Cyrillic}\p{sc=Greek}]/u, 0.76],
  [/\p{sc=Arabic}/u, 0.66],
];
const ELSE = 0.78;

function letterWidth(letter: string): number {
  const known = latin.get(letter);
  if (known !== undefined) return known;
  return scripts.find(([pattern]) => pattern.test(letter))?.[1] ?? ELSE;
}

/** Accents stand on their letter, so they take no room of their own. */
export function nameWidth(text: string, tracking: number): number {
  const letters = Array.from(
    text
      .normalize('NFD')
      .replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')
      .normalize('NFC'),
  );
  return letters.reduce((width, letter) => width + letterWidth(letter) + tracking, 0);
}
