import type { english } from '#shared/language/english/english.ts';
import { languageNames, languages, type LanguageCode } from '#shared/language/languages.ts';
import { speak } from '#shared/language/sentences.ts';
import type { Text } from '#shared/language/text.ts';

const spoken = new Map<LanguageCode, Text>();

/** All sentences of a language, for the server. */
export function textOf(code: LanguageCode): Text {
  const known = spoken.get(code);
  if (known) return known;
  const { direction, sentences } = languages[code];
  const { visitor, owner, server } = sentences();
  const isolates = direction === 'rtl';
  const text = {
    code,
    direction,
    languageNames,
    visitor: speak<typeof english.visitor>(visitor, code, isolates),
    owner: speak<typeof english.owner>(owner, code, isolates),
    server: speak<typeof english.server>(server, code, isolates),
  };
  spoken.set(code, text);
  return text;
}

/** For logs and commands, which are always English. */
export const inEnglish = () => textOf('en');
