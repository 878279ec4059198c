import type { TimeZone } from '#shared/primitives/format.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';

type Props = {
  iso: string;
  /** shortDate, yearOf or age. */
  format: (iso: string, zone: TimeZone) => string;
};

export function LocalDate({ iso, format }: Props) {
  const zone = useTimeZone();
  return (
    // The key replaces the element, because the HTML may show another date.
    <time key={zone} dateTime={iso} suppressHydrationWarning>
      {format(iso, zone)}
    </time>
  );
}

/** UTC in the server-rendered HTML, then the visitor's zone. */
export function useTimeZone(): TimeZone {
  return useIsInBrowser() ? 'local' : 'UTC';
}
