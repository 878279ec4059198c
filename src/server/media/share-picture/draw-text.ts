import { dirname } from 'node:path';
import { rgbOf } from '#shared/oklch.ts';
import { sharp } from '#server/media/sharp.ts';
import { readFontLetters } from '#server/media/share-picture/font-letters.ts';
import { writable } from '#server/media/share-picture/writable.ts';

/** As their files name them; the comma at the end of a list keeps words like these from being read as a weight. */
const faces = { display: 'Bricolage Grotesque 96pt ExtraBold', text: 'Instrument Sans' };
/** For other scripts, by the letters they have. */
const furtherFaces =
  'Noto Sans,Noto Sans Hebrew,Noto Sans Arabic,Noto Sans Devanagari,Noto Sans Thai,Noto Sans KR';
/** A letter with an accent that no single letter of Unicode has, as in Yoruba: the accent must come from the same file. */
const accented = /\p{Script=Latin}\p{Mark}+/gu;
const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const startsRightToLeft = /^\P{Letter}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export type Look = { face: keyof typeof faces; colour: string; width: number };

/** The pixels of a text, without anything around it. */
export type DrawnText = { data: Buffer; width: number; height: number };

/** Writes a text into lines of this width; letters of other scripts come from the fonts that have them. */
export async function drawText(
  { text, size, breaksWords }: { text: string; size: number; breaksWords: boolean },
  { face, colour, width }: Look,
): Promise<DrawnText> {
  // Chinese and Japanese share letters that each writes a little differently.
  const ideographs = hasKana.test(text) ? 'Noto Sans JP,Noto Sans SC' : 'Noto Sans SC,Noto Sans JP';
  const { data, info } = await sharp(null, {
    text: {
      text: `<span foreground="${colour}" line_height="${lineHeight}">${markUp(text)}</span>`,
      font: `${faces[face]},${ideographs},${furtherFaces}, ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: breaksWords ? 'word-char' : 'word',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const lineHeight = 0.92;

export function isRightToLeft(text: string): boolean {
  return startsRightToLeft.test(text);
}

let letters: Set<number> | undefined;

/** A text as it can be drawn; null where letters of it are in none of the fonts. */
export function drawableText(text: string): string | null {
  letters ??= readFontLetters(dirname(process.env['FONTCONFIG_FILE'] ?? ''));
  return writable(text, letters);
}

/** A colour of our styles as the text library reads it. */
export function hex(colour: string): string {
  return `#${Buffer.from(rgbOf(colour)).toString('hex')}`;
}

/** Markup is read in the text, so its own signs are escaped. */
function markUp(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(accented, '<span face="Noto Sans">$&</span>');
}
