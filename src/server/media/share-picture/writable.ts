const isSign = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** What makes a key of the digit before it, which is written alone. */
const keycap = /\ufe0f?\u20e3/gu;
const isVisible = /[^\p{Default_Ignorable_Code_Point} ]/u;
const isInvisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A text as it can be written with these letters. Emoji that are not among them are left out; null where any other
 * letter is missing, since a box in its place is worse than nothing.
 */
export function writable(text: string, letters: Set<number>): string | null {
  const plain = text
    .normalize('NFC')
    .replace(keycap, '')
    .replace(/[\p{Separator}\p{Control}]+/gu, ' ');
  const hasLetter = (letter: string) => isInvisible.test(letter) || letters.has(letter.codePointAt(0) ?? 0);
  let written = '';
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    if (Array.from(segment).every(hasLetter)) written += segment;
    else if (!isSign.test(segment)) return null;
  }
  return isVisible.test(written) ? written.replace(/ +/g, ' ').trim() : null;
}
