/**
 * How wide a name will stand, in ems, without a browser to ask. The Latin advances were measured in Chromium
 * from Bricolage Grotesque at the weight and width HeroName uses, in hundredths of an em, rounded up to threes.
 */
const advances: Record<number, string> = {
  18: "',.;’‘·",
  21: ' :',
  27: '!-ijl|ı¡',
  30: 'I`}ł',
  33: '1()/[\\]{',
  36: '"Jft',
  39: '?r“”¿',
  42: '7+<=>L~–',
  45: '*Fz',
  48: 'ETZes',
  51: '235^_acgkovxyøð',
  54: '04689$SVbdhnpqußþ',
  57: '#ABCDGKPRYÞđħ',
  60: 'HOQUXØ—',
  63: 'N',
  66: '…',
  69: '&Ł',
  72: 'Æ',
  75: 'wŒ',
  78: 'mæœĦ',
  81: 'M',
  84: 'W',
  90: '@',
  93: '%',
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
  [/[\p{sc=Cyrillic}\p{sc=Greek}]/u, 0.72],
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
