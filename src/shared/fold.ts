/** Letters that carry their accent inside, so that taking accents off does not reach them. */
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
  // At the end of a Greek word the same letter is written in another way.
  ς: 'σ',
};

/** Accents stand behind the letters of these scripts; in others, such as Devanagari, a mark is a letter of its own. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mark}*)\p{Mark}/gu;

/** A text without capitals and accents, so that "uber" finds "Über" and "ase" finds "Åse". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøđðħıłþς]/g, (letter) => plainLetters[letter] ?? letter);
}
