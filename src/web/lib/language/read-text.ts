import type { LanguageCode } from '#shared/language/languages.ts';
import { speak, type Sentences } from '#shared/language/sentences.ts';
import { setText } from '#shared/language/text.ts';

/** Every page contains the sentences for visitors. */
export function readText(): void {
  const sentences = document.getElementById('text')?.textContent;
  if (!sentences) throw new Error('The page arrived incomplete');
  const code = document.documentElement.lang as LanguageCode;
  setText({ code, visitor: speak(JSON.parse(sentences) as Sentences, code) });
}
