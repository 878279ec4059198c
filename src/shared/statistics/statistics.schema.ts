import { serverText } from '#shared/language/text.ts';
import { daysIn } from '#shared/primitives/days.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';
import { devices, MAX_RANGE_DAYS, periods, type Period } from '#shared/statistics/statistics.ts';

const wrongPath = { error: () => serverText().requests.visitPath };
const wrongReferrer = { error: () => serverText().requests.visitReferrer };
const wrongTimezone = { error: () => serverText().requests.visitTimezone };

/** A page that was opened. The browser names where its visitor came from, and its time zone. */
export const visitSchema = z.object({
  path: z.string(wrongPath).max(maximums.address, wrongPath).startsWith('/', wrongPath),
  referrer: z.string(wrongReferrer).max(maximums.address, wrongReferrer).nullish(),
  timezone: z.string(wrongTimezone).max(maximums.shortText, wrongTimezone).nullish(),
});
export type Visit = z.infer<typeof visitSchema>;

const wrongPlay = { error: () => serverText().requests.play };
const id = z.int(wrongPlay).min(1, wrongPlay).max(maximums.id, wrongPlay).optional();

/** How much of a song or video one person heard. */
export const playSchema = z
  .object({ trackId: id, videoId: id, seconds: z.number(wrongPlay).min(0, wrongPlay) })
  .refine(({ trackId, videoId }) => (trackId === undefined) !== (videoId === undefined), {
    ...wrongPlay,
    path: ['trackId'],
  });
export type Play = z.infer<typeof playSchema>;

const wrongRange = { error: () => serverText().requests.statisticsRange({ max: MAX_RANGE_DAYS }) };
/** From 2000 to 2999: the years before and after are written with four digits too. */
const rangeDay = z.iso.date(wrongRange).refine((day) => day.startsWith('2'), wrongRange);

/** Both days are part of it. */
export type StatisticsRange = { from: string; to: string };

const isRange = (range: StatisticsRange) => daysIn(range) >= 1 && daysIn(range) <= MAX_RANGE_DAYS;
const refused = { ...wrongRange, path: ['to'] };

export const statisticsRangeSchema = z.object({ from: rangeDay, to: rangeDay }).refine(isRange, refused);

/** A range, or a period until today in the time zone of the site. */
export type StatisticsQuery = { period: Period } | StatisticsRange;

export const statisticsQuerySchema = z
  .object({ period: z.enum(periods, wrongRange), from: rangeDay, to: rangeDay })
  .partial()
  .refine(({ period, from = '', to = '' }) => period || isRange({ from, to }), refused)
  .transform(({ period, from = '', to = '' }): StatisticsQuery => (period ? { period } : { from, to }));

const totalsSchema = z.object({
  visits: z.number(),
  /** Of each day, added up: a visitor is not recognised on another day. */
  visitors: z.number(),
  plays: z.number(),
  downloads: z.number(),
  messages: z.number(),
  subscribers: z.number(),
});
export type StatisticsTotals = z.infer<typeof totalsSchema>;

/** False for what was deleted or turned off since then: its page is not found. */
const pageExists = z.boolean();

const itemSchema = z.object({
  id: z.number(),
  title: z.string(),
  exists: pageExists,
  plays: z.number(),
  downloads: z.number(),
  /** How much of it a listener heard on average, in percent; null where it is not known. */
  heard: z.number().nullable(),
  /** Plays by day, or by month in a long range; the oldest first. */
  trend: z.array(z.number()),
});
export type StatisticsItem = z.infer<typeof itemSchema>;

export const statisticsSchema = z.object({
  /** In the time zone of the site. */
  today: z.string(),
  from: z.string(),
  to: z.string(),
  totals: totalsSchema,
  /** The totals of as many days before. */
  before: totalsSchema,
  days: z.array(totalsSchema.extend({ day: z.string() })),
  /** `title` is that of an item; null for other pages and for what was deleted. */
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string().nullable(),
      exists: pageExists,
      visits: z.number(),
    }),
  ),
  tracks: z.array(itemSchema),
  videos: z.array(itemSchema),
  /** Their songs added up; a download of the whole release counts as one. */
  releases: z.array(itemSchema.omit({ heard: true })),
  referrers: z.array(z.object({ host: z.string(), visits: z.number() })),
  /** ISO 3166 codes, from the time zone of the browser. */
  countries: z.array(z.object({ code: z.string(), visits: z.number() })),
  devices: z.array(z.object({ device: z.enum(devices), visits: z.number() })),
  /** The most readers on one day. */
  feeds: z.array(z.object({ path: z.string(), readers: z.number() })),
  /** Players on other sites. */
  embeds: z.array(z.object({ path: z.string(), title: z.string().nullable(), shown: z.number() })),
  /** What happened in the range, for the chart. */
  marks: z.array(
    z.object({ day: z.string(), kind: z.enum(['newsletter', 'release', 'show']), title: z.string() }),
  ),
});
export type Statistics = z.infer<typeof statisticsSchema>;
