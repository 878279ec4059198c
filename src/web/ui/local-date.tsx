import type { TimeZone } from '#shared/format.ts';
import { useTimeZone } from '#web/lib/hooks/use-time-zone.ts';

type Props = {
  iso: string;
  /** How it is written: shortDate, yearOf or age. */
  format: (iso: string, zone: TimeZone) => string;
};

/** A moment as the reader's own calendar says it. */
export function LocalDate({ iso, format }: Props) {
  const zone = useTimeZone();
  return (
    // The HTML may be older than the visitor's clock. The key draws the date anew, whatever stood there.
    <time key={zone} dateTime={iso} suppressHydrationWarning>
      {format(iso, zone)}
    </time>
  );
}
