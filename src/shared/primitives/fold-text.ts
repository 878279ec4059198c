/** Letters that Unicode normalization does not split into a base letter and an accent. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  // The final form of sigma.
  ς: 'σ',
};

/** Only in these scripts are marks accents; in others, such as Devanagari, a mark changes the letter. */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mark}+/gu;

/**
 * Normalising sorts the marks of a letter, which takes long where thousands of them follow one another. Unicode's
 * Stream-Safe Text Format allows this many; no language needs them.
 */
const TOO_MANY_MARKS = /(\p{Mark}{30})\p{Mark}+/gu;

/** Lower case without accents, so that "uber" finds "Über" and "ase" finds "Åse". */
export function fold(text: string): string {
  return text
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFKD')
    .replace(ACCENTED, '$1')
    .toLowerCase()
    .replace(/[ßæœøđðħıłþς]/g, (letter) => plainLetters[letter] ?? letter);
}
