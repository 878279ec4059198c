/** Emoji, arrows and the like: a title is still readable without them. */
const isSymbol = /\p{Extended_Pictographic}|\p{Regional_Indicator}|^[\p{Symbol}\p{Punctuation}]/u;
const marks = /\p{Mark}/gu;
/** Turns the digit before it into a keycap; the digit is drawn alone. */
const keycap = /\ufe0f?\u20e3/gu;
const isVisible = /[^\p{Default_Ignorable_Code_Point} ]/u;
const isInvisible = /\p{Default_Ignorable_Code_Point}/u;

/** More than any of our pictures has room for; each letter costs time whenever the text is measured. */
const MAX_LETTERS = 500;

function firstLetters(text: string): string {
  return Array.from(text.slice(0, 2 * MAX_LETTERS))
    .slice(0, MAX_LETTERS)
    .join('');
}

/**
 * The beginning of the text, with only these letters. A missing letter is replaced by its plain form (𝓛 by L, Ṣ by S), a missing symbol is
 * left out; null if any other letter is missing, because a box in its place would be worse than no text.
 */
export function drawableWith(text: string, letters: Set<number>): string | null {
  const plain = firstLetters(text)
    .normalize('NFC')
    .replace(keycap, '')
    .replace(/[\p{Separator}\p{Control}]+/gu, ' ');
  const hasAll = (segment: string) => segment !== '' && Array.from(segment).every(hasLetter);
  const hasLetter = (letter: string) => isInvisible.test(letter) || letters.has(letter.codePointAt(0) ?? 0);
  let drawable = '';
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    const forms = [segment, segment.normalize('NFKC'), segment.normalize('NFKD').replace(marks, '')];
    const form = forms.find(hasAll);
    if (form === undefined && !isSymbol.test(segment)) return null;
    drawable += form ?? '';
  }
  // Longer again where letters were replaced by several others.
  return isVisible.test(drawable) ? firstLetters(drawable.replace(/ +/g, ' ').trim()) : null;
}
