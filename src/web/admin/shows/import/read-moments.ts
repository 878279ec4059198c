const numbersIn = (text: string, pattern: RegExp) => pattern.exec(text.trim())?.slice(1).map(Number);

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const WITH_DOTS = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const WITH_SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const MONTHS = 12;

/** Whether 3/5 is the 3rd of May or March 5. */
type SlashOrder = 'dayFirst' | 'monthFirst';

/** The order that all dates of a file have; null when they do not tell. */
export function slashOrderOf(dates: string[]): SlashOrder | null {
  const written = dates.flatMap((date) => [numbersIn(date, WITH_SLASHES) ?? []]);
  const dayFirst = written.some(([first = 0]) => first > MONTHS);
  const monthFirst = written.some(([, second = 0]) => second > MONTHS);
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'dayFirst' : 'monthFirst';
}

/** 2027-03-05; 'ambiguous' for a date that can be two days, and the same text for one that is none. */
export function readDay(text: string, order: SlashOrder | null): string {
  const yearFirst = numbersIn(text, YEAR_FIRST);
  if (yearFirst) return isoDay(yearFirst);
  const [first = 0, second = 0, year = 0] = numbersIn(text, WITH_SLASHES) ?? [];
  const dotted = numbersIn(text, WITH_DOTS);
  if (dotted) return isoDay(dotted.toReversed());
  if (!year) return text.trim();
  if (first === second || first > MONTHS) return isoDay([year, second, first]);
  if (second > MONTHS) return isoDay([year, first, second]);
  if (!order) return 'ambiguous';
  return isoDay(order === 'dayFirst' ? [year, second, first] : [year, first, second]);
}

const isoDay = (numbers: number[]) => numbers.map((number) => String(number).padStart(2, '0')).join('-');

const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?)?\s*(?:([ap])\.?m\.?)?$/i;

/** 20:30 of 20:30, 20.30, 20h30 or 8:30 pm; the same text for what is no time. */
export function readTime(text: string): string {
  const [, hours, minutes, half] = CLOCK.exec(text.trim()) ?? [];
  if (!hours || (!minutes && !half)) return text.trim();
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}
