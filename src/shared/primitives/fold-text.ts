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
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mark}*)\p{Mark}/gu;

/** Lower case without accents, so that "uber" finds "Über" and "ase" finds "Åse". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøđðħıłþς]/g, (letter) => plainLetters[letter] ?? letter);
}
