import { knownText } from '#shared/language/kept-formatter.ts';
import { locale, text } from '#shared/language/text.ts';

/** 12,345 */
export function wholeNumber(value: number): string {
  return knownText('number', String(value), () => value.toLocaleString(locale()));
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };

/** 1.5 */
export function withTenth(value: number): string {
  return knownText('tenth', String(value), () => value.toLocaleString(locale(), oneDigit));
}

/** For tables: 999, 1.2K, 3.4M. */
export function preciseViews(views: number | null): string {
  const count = views ?? 0;
  if (count >= 1_000_000) return text().amounts.millionsExactly({ count: withTenth(count / 1_000_000) });
  // Just below a million, rounding up would write 1000.0K.
  if (count >= 1_000)
    return text().amounts.thousandsExactly({ count: withTenth(Math.min(count / 1_000, 999.9)) });
  return String(count);
}
