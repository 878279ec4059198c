import { generateIcsCalendar, type IcsEvent, type IcsEventStatusType } from 'ts-ics';
import { itemPath } from '#shared/primitives/addresses.ts';
import { momentOf, offsetIn, offsetText } from '#shared/primitives/time-zones.ts';
import { countryName } from '#shared/catalogue/show-dates.ts';
import type { ShowStatus } from '#shared/catalogue/shows.ts';
import type { Calendar, CalendarShow } from '#server/domain/sharing/calendar.ts';
import { calendarTimeZone } from '#server/http/feeds/calendar-time-zone.ts';

const DAY_MS = 24 * 60 * 60_000;
const LINE_BYTES = 75;

/** The end of a show is not known, and calendars hardly show an event without a length. */
const LENGTH = { hours: 2 };

const statuses: Record<ShowStatus, IcsEventStatusType> = {
  confirmed: 'CONFIRMED',
  soldOut: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

/** The shows as an iCalendar file (RFC 5545). */
export function writeCalendar({ artist, shows }: Calendar, site: string): string {
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Marquee//Shows//EN',
    name: artist.name.replace(/[\\;,]/g, '\\$&'),
    timezones: timeZonesOf(shows),
    events: shows.map((show) => eventOf(show, artist.name, site)),
  });
  return folded(calendar);
}

/** Shows without a time are days, which are the same in every zone. */
function timeZonesOf(shows: CalendarShow[]) {
  const years = new Map<string, Set<number>>();
  for (const { date, timezone } of shows.filter(({ time }) => time !== null))
    years.set(timezone, (years.get(timezone) ?? new Set()).add(Number(date.slice(0, 4))));
  return [...years].map(([timezone, used]) => calendarTimeZone(timezone, used));
}

function eventOf(show: CalendarShow, artistName: string, site: string): IcsEvent {
  const { id, title, venue, city, country, note, ticketUrl, status, uploadDate, version } = show;
  const changedAt = { date: new Date(show.changedAt) };
  return {
    // The same wherever the site moves to; another site has other dates.
    uid: `show-${id}-${Date.parse(uploadDate)}@marquee`,
    sequence: version - 1,
    stamp: changedAt,
    lastModified: changedAt,
    status: statuses[status],
    summary: `${artistName} – ${title}`,
    location: [venue, city, countryName(country)].join(', '),
    url: site + itemPath('show', show),
    ...(note || ticketUrl ? { description: [note, ticketUrl].filter(Boolean).join('\n\n') } : {}),
    ...timesOf(show),
  };
}

/** Without a time it takes the whole day. */
function timesOf({ date, time, timezone }: CalendarShow) {
  if (time === null) {
    const day = Date.parse(date);
    return {
      start: { date: new Date(day), type: 'DATE' as const },
      end: { date: new Date(day + DAY_MS), type: 'DATE' as const },
    };
  }
  const moment = momentOf({ date, time, timezone });
  const offset = offsetIn(timezone)(moment);
  const local = { date: new Date(moment + offset), timezone, tzoffset: offsetText(offset) };
  return { start: { date: new Date(moment), type: 'DATE-TIME' as const, local }, duration: LENGTH };
}

/** ts-ics counts characters instead of bytes, and cuts emoji in two. */
function folded(calendar: string): string {
  return calendar.replaceAll('\r\n ', '').split('\r\n').map(foldedLine).join('\r\n');
}

function foldedLine(line: string): string {
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    bytes += size;
    if (bytes <= LINE_BYTES) return character;
    // The space counts too.
    bytes = size + 1;
    return `\r\n ${character}`;
  }).join('');
}
