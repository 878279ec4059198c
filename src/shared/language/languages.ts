import { english } from '#shared/language/english/english.ts';

/** By their codes, in the order in which the owner chooses from them. */
export const languages = { en: english };
export type LanguageCode = keyof typeof languages;

export const defaultLanguage: LanguageCode = 'en';

/** The module that sets the sentences for the owner: see vite.config.ts. */
export const ownerTextModule = (code: LanguageCode) => `virtual:owner-text/${code}`;

export const ownerTextModules = (Object.keys(languages) as LanguageCode[]).map((code) => ({
  id: ownerTextModule(code),
  code,
}));
