import type { LanguageCode } from '#shared/language/languages.ts';
import { setKnownTexts, type KnownTexts } from '#shared/language/kept-formatter.ts';
import { speak, type Sentences } from '#shared/language/sentences.ts';
import { setText } from '#shared/language/text.ts';

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}') as unknown;

/** Every page contains the sentences for visitors, and the texts that the server has formatted. */
export function readText(): void {
  setKnownTexts(readJson('formatted') as KnownTexts);
  const sentences = readJson('text') as Sentences;
  const { lang, dir } = document.documentElement;
  const code = lang as LanguageCode;
  setText({ code, direction: dir, visitor: speak(sentences, code, dir === 'rtl') });
}
