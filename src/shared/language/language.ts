import type { english } from '#shared/language/english/english.ts';
import type { Translation } from '#shared/language/sentences.ts';

type Sources = Pick<typeof english, 'visitor' | 'owner' | 'server'>;

/** A file in `translations`. `Forms` are the plural forms of the language, such as 'one' | 'other'. */
export type Language<Forms extends Intl.LDMLPluralRule> = {
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
} & Translation<Sources, Forms>;
