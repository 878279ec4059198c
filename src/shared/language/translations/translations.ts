/** The languages besides English: one line and one file for each. */
export * as ar from '#shared/language/translations/ar.ts';
export * as de from '#shared/language/translations/de.ts';
export * as es from '#shared/language/translations/es.ts';
export * as fr from '#shared/language/translations/fr.ts';
export * as it from '#shared/language/translations/it.ts';
export * as ja from '#shared/language/translations/ja.ts';
export * as nl from '#shared/language/translations/nl.ts';
export * as pl from '#shared/language/translations/pl.ts';
export * as pt from '#shared/language/translations/pt.ts';
