const DAY_MS = 24 * 60 * 60_000;

/** Names such as Europe/Oslo. Offsets such as +01:00 are none: they do not know about summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}

/** Making one takes longer than all its uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export function offsetIn(timeZone: string): (moment: number) => number {
  const format = formatIn(timeZone);
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
    const shown = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return shown - Math.floor(moment / 1_000) * 1_000;
  };
}

/**
 * The moment when the clocks of a time zone show a day and a time. Of a time that they show twice it is the first; a
 * time that they skip counts on from the time before.
 */
export function momentOf({ date, time, timezone }: LocalTime): number {
  const offsetAt = offsetIn(timezone);
  const inUtc = Date.parse(`${date}T${time}Z`);
  const [before, after] = [offsetAt(inUtc - DAY_MS), offsetAt(inUtc + DAY_MS)];
  const moments = [inUtc - before, inUtc - after];
  return moments.find((moment) => moment + offsetAt(moment) === inUtc) ?? inUtc - before;
}

type LocalTime = { date: string; time: string; timezone: string };

/** The last millisecond of a day in a time zone. */
export function endOfDay({ date, timezone }: Omit<LocalTime, 'time'>): number {
  // After the year 9999 dates are written with a sign and six digits.
  const [nextDay = ''] = new Date(Date.parse(date) + DAY_MS).toISOString().split('T');
  return momentOf({ date: nextDay, time: '00:00', timezone }) - 1;
}

/** +0530 */
export function offsetText(milliseconds: number, separator = ''): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const sign = milliseconds < 0 ? '-' : '+';
  return sign + [Math.floor(minutes / 60), minutes % 60].map(twoDigits).join(separator);
}
