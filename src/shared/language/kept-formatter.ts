import { locale } from '#shared/language/text.ts';

/** Made on demand: the first formatter is slow on phones. */
export function keptFormatter<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { locale: string; formatter: Formatter } | undefined;
  return () => {
    const wanted = locale();
    if (made?.locale !== wanted) made = { locale: wanted, formatter: make(wanted) };
    return made.formatter;
  };
}

/** Texts by what was formatted. */
export type KnownTexts = Record<string, string>;

let known: KnownTexts | undefined;

/**
 * Formats a value unless its text came with the page: a browser's first `Intl` formatter of dates, numbers or names
 * takes a slow phone a tenth of a second, in which nothing else happens.
 */
export function knownText(kind: string, value: string, format: () => string): string {
  if (!known) return format();
  return (known[`${kind} ${value}`] ??= format());
}

/** For the browser: the texts that the server has formatted. */
export function setKnownTexts(texts: KnownTexts): void {
  known = texts;
}

/** For the server: what is formatted during synchronous work. */
export function collectTexts<Result>(work: () => Result): { result: Result; texts: KnownTexts } {
  const texts: KnownTexts = {};
  known = texts;
  try {
    return { result: work(), texts };
  } finally {
    known = undefined;
  }
}
