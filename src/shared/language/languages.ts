import { english } from '#shared/language/english/english.ts';

/** By their codes, in the order in which the owner chooses from them. */
export const languages = { en: english };
export type LanguageCode = keyof typeof languages;

export const defaultLanguage: LanguageCode = 'en';

/** Browsers load the sentences for visitors with every page, those for the owner with the dashboard. */
export const textParts = ['visitor', 'owner'] as const;
export type TextPart = (typeof textParts)[number];

/** The module that sets these sentences: see vite.config.ts. */
export const textModule = (part: TextPart, code: LanguageCode) => `virtual:text/${part}/${code}`;

export const textModules = (Object.keys(languages) as LanguageCode[]).flatMap((code) =>
  textParts.map((part) => ({ id: textModule(part, code), code, part })),
);
