import { english } from '#shared/language/english/english.ts';
import type { Language } from '#shared/language/language.ts';
import * as translations from '#shared/language/translations/translations.ts';

/** By their codes (BCP 47), the default first. */
export const languages = {
  en: { name: 'English', direction: 'ltr', sentences: () => english },
  ...translations,
} as const satisfies Record<string, Language>;
export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as LanguageCode[];
const defaultLanguage: LanguageCode = 'en';

export const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(languages, code);

/** The language of a site whose setting has this value. */
export function languageFrom(setting: string | undefined): LanguageCode {
  const code = setting?.trim() ?? '';
  return isLanguageCode(code) ? code : defaultLanguage;
}

export const directionOf = (code: LanguageCode): 'ltr' | 'rtl' => languages[code].direction;

/** Of the `html` element. */
export function languageAttributes(code: LanguageCode): string {
  return ` lang="${code}"${directionOf(code) === 'rtl' ? ' dir="rtl"' : ''}`;
}

/** What the owner chooses from, by name. Not sorted by Intl, which takes a start 4 MB and longer than all other names. */
export const languageNames = Object.fromEntries(
  languageCodes
    .map((code) => [code, languages[code].name] as const)
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
) as Record<LanguageCode, string>;

/** The module that sets the sentences for the owner: see scripts/lib/owner-texts.ts. */
export const ownerTextModule = (code: LanguageCode) => `virtual:owner-text/${code}`;

export const ownerTextModules = languageCodes.map((code) => ({ id: ownerTextModule(code), code }));
