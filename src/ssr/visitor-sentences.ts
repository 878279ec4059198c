import { languages, type LanguageCode } from '#shared/language/languages.ts';
import { scriptJson } from '#shared/primitives/escape-html.ts';

const written = new Map<LanguageCode, string>();

/** The sentences for visitors, for the HTML of every page. */
export function visitorSentences(code: LanguageCode): string {
  const known = written.get(code);
  if (known) return known;
  const json = scriptJson(languages[code].sentences().visitor);
  written.set(code, json);
  return json;
}
