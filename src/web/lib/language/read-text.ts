import type { LanguageCode } from '#shared/language/languages.ts';
import { speak, type Sentences } from '#shared/language/sentences.ts';
import { setText } from '#shared/language/text.ts';

/** Every page contains the sentences for visitors. */
export function readText(): void {
  const sentences = JSON.parse(document.getElementById('text')?.textContent ?? '{}') as Sentences;
  const { lang, dir } = document.documentElement;
  const code = lang as LanguageCode;
  setText({ code, direction: dir, visitor: speak(sentences, code, dir === 'rtl') });
}
