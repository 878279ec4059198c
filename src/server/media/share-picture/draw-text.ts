import { dirname } from 'node:path';
import type { Typeface } from '#shared/site/look/look.ts';
import { rgbOf } from '#shared/site/look/oklch.ts';
import { sharp } from '#server/media/sharp.ts';
import { readFontLetters } from '#server/media/share-picture/font-letters.ts';
import { drawableWith } from '#server/media/share-picture/drawable-text.ts';

/** The names in the font files. Pango needs a comma after the list, or it reads parts of a name as a weight. */
const faces = {
  marquee: 'Bricolage Grotesque 96pt ExtraBold',
  songbook: 'DM Serif Display',
  concert: 'Playfair Display ExtraBold',
  poster: 'Anton',
  studio: 'Syne',
  text: 'Instrument Sans',
} satisfies Record<Typeface | 'text', string>;
/** For other scripts. */
const furtherFaces =
  'Noto Sans,Noto Sans Hebrew,Noto Sans Arabic,Noto Sans Devanagari,Noto Sans Thai,Noto Sans KR';
/** Combining accents, as in Yoruba: letter and accent must come from the same font. */
const accented = /\p{Script=Latin}\p{Mark}+/gu;
const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isEuropeanScript = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Mark}]*$/u;
const startsRightToLeft = /^\P{Letter}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export type Look = { face: keyof typeof faces; colour: string; width: number };

/** Pixels, cropped to the text. */
export type DrawnText = { data: Buffer; width: number; height: number };

/** Wraps at `width`. A text that is larger than any picture has no pixels and an endless size. */
export async function drawText(
  { text, size, breaksWords }: { text: string; size: number; breaksWords: boolean },
  { face, colour, width }: Look,
): Promise<DrawnText> {
  // Chinese and Japanese share characters that differ slightly in shape.
  const ideographs = hasKana.test(text) ? 'Noto Sans JP,Noto Sans SC' : 'Noto Sans SC,Noto Sans JP';
  const picture = sharp(null, {
    text: {
      text: `<span foreground="${colour}" line_height="${lineHeightOf(text, face)}">${markUp(text)}</span>`,
      font: `${faces[face]},${ideographs},${furtherFaces}, ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: breaksWords ? 'word-char' : 'word',
    },
  });
  try {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('too big'))) throw error;
    return { data: Buffer.alloc(0), width: Infinity, height: Infinity };
  }
}

/** Titles are set tight, except in scripts with tall letters and marks. */
function lineHeightOf(text: string, face: keyof typeof faces): number {
  return face === 'marquee' && isEuropeanScript.test(text) ? 0.8 : 0.92;
}

export function isRightToLeft(text: string): boolean {
  return startsRightToLeft.test(text);
}

let letters: Set<number> | undefined;

/** Null if the fonts lack letters of the text. */
export function drawableText(text: string): string | null {
  letters ??= readFontLetters(dirname(process.env['FONTCONFIG_FILE'] ?? ''));
  return drawableWith(text, letters);
}

/** Converts a CSS colour for Pango. */
export function hex(colour: string): string {
  return `#${Buffer.from(rgbOf(colour)).toString('hex')}`;
}

/** Escapes the text for Pango markup. */
function markUp(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(accented, '<span face="Noto Sans">$&</span>');
}
