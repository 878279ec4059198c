/** The languages besides English: one line and one file for each. */
export { ar } from '#shared/language/translations/ar.ts';
export { de } from '#shared/language/translations/de.ts';
export { es } from '#shared/language/translations/es.ts';
export { fr } from '#shared/language/translations/fr.ts';
export { it } from '#shared/language/translations/it.ts';
export { ja } from '#shared/language/translations/ja.ts';
export { nl } from '#shared/language/translations/nl.ts';
export { pl } from '#shared/language/translations/pl.ts';
export { pt } from '#shared/language/translations/pt.ts';
