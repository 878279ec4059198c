import type { english } from '#shared/language/english/english.ts';
import type { Translation } from '#shared/language/sentences.ts';

/** What each file in `translations` exports. */
export type Language = {
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** A function, so that only the languages in use are in memory. */
  sentences: () => Translated<'other'>;
};

/** The sentences of English in another language. `Forms` are its plural forms, such as 'one' | 'other'. */
export type Translated<Forms extends Intl.LDMLPluralRule> = Translation<typeof english, Forms>;
