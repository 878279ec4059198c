import type { LanguageCode } from '#shared/language/languages.ts';
import { inEnglish, textOf } from '#shared/language/text-of.ts';
import { setText } from '#shared/language/text.ts';

// Commands speak English, and so does the site until its own language is read.
setText(inEnglish());

/** What the server says from now on. */
export function speakLanguage(code: LanguageCode): void {
  setText(textOf(code));
}
