import type { english } from '#shared/language/english/english.ts';
import type { LanguageCode } from '#shared/language/languages.ts';
import type { Spoken } from '#shared/language/sentences.ts';

export type Text = {
  code: LanguageCode;
  /** 'rtl' for languages that are written from right to left. */
  direction: string;
  visitor: Spoken<typeof english.visitor>;
  owner: Spoken<typeof english.owner>;
  server: Spoken<typeof english.server>;
  /** Of all languages, by their codes. */
  languageNames: Record<LanguageCode, string>;
};

/** Chooses a sentence, so that it can be said in more than one language. */
export type Say = (text: Text) => string;

let current: Partial<Text> = {};

/** A process serves one site, and a browser shows one: both have one language at a time. */
export function setText(parts: Partial<Text>): void {
  current = { ...current, ...parts };
}

/** For synchronous work, in a language that was read together with what is shown. */
export function withText<Result>(parts: Text, work: () => Result): Result {
  const before = current;
  current = parts;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** What visitors read, in the language of the site. It fails where no language is set. */
export const text = () => current.visitor!;

/** What only the owner reads; browsers load it with the dashboard. */
export const ownerText = () => current.owner!;

/** What only the server says: no browser loads it. */
export const serverText = () => current.server!;

/** What the owner chooses from. */
export const languageNames = () => current.languageNames!;

export const languageCode = () => current.code!;

/** Whether the next thing is on the left. */
export const isRightToLeft = () => current.direction === 'rtl';

/** For `Intl`. English dates are American; the digits of times and counts are the same in every language. */
export const locale = () => (current.code === 'en' ? 'en-US' : `${current.code}-u-nu-latn`);

/** In the language of the site; for the server, which has all parts. */
export const said = (say: Say) => say(current as Text);
