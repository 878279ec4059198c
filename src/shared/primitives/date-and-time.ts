import { keptFormatter } from '#shared/language/kept-formatter.ts';
import { dayParts, zonedDate, type TimeZone } from '#shared/primitives/format.ts';

const times = keptFormatter(
  (language) => new Intl.DateTimeFormat(language, { ...dayParts, hour: 'numeric', minute: '2-digit' }),
);
/** Mar 5, 2024, 2:30 PM */
export function dateAndTime(iso: string, zone: TimeZone = 'local'): string {
  // Some systems write a narrow space before AM and PM.
  return times().format(zonedDate(iso, zone)).replace('\u202f', ' ');
}
