import { locale } from '#shared/language/text.ts';

/** Made on demand: the first formatter is slow on phones, and the home page needs none. */
export function keptFormatter<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { locale: string; formatter: Formatter } | undefined;
  return () => {
    const wanted = locale();
    if (made?.locale !== wanted) made = { locale: wanted, formatter: make(wanted) };
    return made.formatter;
  };
}
