/** Emoji, arrows, notes and the like: a title is still that title without them. */
const isSign = /\p{Extended_Pictographic}|\p{Regional_Indicator}|^[\p{Symbol}\p{Punctuation}]/u;
const marks = /\p{Mark}/gu;
/** What makes a key of the digit before it, which is written alone. */
const keycap = /\ufe0f?\u20e3/gu;
const isVisible = /[^\p{Default_Ignorable_Code_Point} ]/u;
const isInvisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A text as it can be written with these letters. A letter that is not among them is written as the plain one it is a
 * form of (𝓛 as L, Ṣ as S), a sign is left out; null where any other letter is missing, since a box in its place is worse
 * than nothing.
 */
export function writable(text: string, letters: Set<number>): string | null {
  const plain = text
    .normalize('NFC')
    .replace(keycap, '')
    .replace(/[\p{Separator}\p{Control}]+/gu, ' ');
  const hasAll = (segment: string) => segment !== '' && Array.from(segment).every(hasLetter);
  const hasLetter = (letter: string) => isInvisible.test(letter) || letters.has(letter.codePointAt(0) ?? 0);
  let written = '';
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    const forms = [segment, segment.normalize('NFKC'), segment.normalize('NFKD').replace(marks, '')];
    const form = forms.find(hasAll);
    if (form === undefined && !isSign.test(segment)) return null;
    written += form ?? '';
  }
  return isVisible.test(written) ? written.replace(/ +/g, ' ').trim() : null;
}
