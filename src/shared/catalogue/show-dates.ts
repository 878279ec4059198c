import { keptFormatter, knownText } from '#shared/language/kept-formatter.ts';
import { dayParts } from '#shared/primitives/format.ts';

/** Days and times of shows, which are local to their place: every reader sees the same. */

const formatter = (name: string, parts: Intl.DateTimeFormatOptions) => {
  const format = keptFormatter(
    (language) => new Intl.DateTimeFormat(language, { ...parts, timeZone: dayParts.timeZone }),
  );
  // Some systems write a narrow space before AM and PM.
  const write = (moment: string) => format().format(new Date(moment)).replace('\u202f', ' ');
  return (moment: string) => knownText(name, moment, () => write(moment));
};

/** Mar */
export const month = formatter('month', { month: 'short' });
const monthAndYear = formatter('month and year', { month: 'short', year: 'numeric' });
const clockTime = formatter('time', { hour: 'numeric', minute: '2-digit' });

/** Friday, March 5, 2027 */
export const longDay = formatter('long day', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
/** Mar 5 */
export const dayInYear = formatter('day', { month: 'short', day: 'numeric' });
/** Friday */
export const weekday = formatter('weekday', { weekday: 'long' });

/** Mar, or Mar 2027 in another year. */
export function monthOf(day: string, currentYear: string): string {
  return day.startsWith(currentYear) ? month(day) : monthAndYear(day);
}

/** 8:00 PM */
export function showTime({ date, time }: { date: string; time: string }): string {
  return clockTime(`${date}T${time}Z`);
}

const countries = keptFormatter((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** In the language of the site. */
export function countryName(code: string): string {
  return knownText('country', code, () => countries().of(code) ?? code);
}
