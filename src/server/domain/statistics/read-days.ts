import { listDays } from '#shared/primitives/days.ts';
import type { StatisticsRange, StatisticsTotals } from '#shared/statistics/statistics.schema.ts';
import type { Measure } from '#shared/statistics/statistics.ts';
import { dayIn, momentsOf } from '#server/domain/statistics/days.ts';
import { spanOfDays } from '#server/domain/statistics/spans.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  countConfirmed,
  countMessages,
  listTotals,
} from '#server/storage/database/queries/statistics/reading.queries.ts';

type Total = keyof StatisticsTotals;
export type Day = StatisticsTotals & { day: string };

const totalOf: Partial<Record<Measure, Total>> = {
  allVisits: 'visits',
  visitors: 'visitors',
  allPlays: 'plays',
  allDownloads: 'downloads',
};

const noTotals: StatisticsTotals = {
  visits: 0,
  visitors: 0,
  plays: 0,
  downloads: 0,
  messages: 0,
  subscribers: 0,
};

/** The totals of every day, also of those on which nothing happened. */
export async function readDays(db: Database, timeZone: string, range: StatisticsRange): Promise<Day[]> {
  const moments = momentsOf(timeZone, range);
  const [sums, messages, subscribers] = await Promise.all([
    listTotals(db, Object.keys(totalOf) as Measure[], spanOfDays(range)),
    countMessages(db, moments),
    countConfirmed(db, moments),
  ]);
  const days = new Map(listDays(range).map((day) => [day, { ...noTotals, day }]));
  const add = (day: string, total: Total | undefined, amount: number) => {
    const totals = days.get(day);
    if (totals && total) totals[total] += amount;
  };
  for (const { measure, start, amount } of sums) add(start, totalOf[measure], amount);
  const dayOf = (moment: string) => dayIn(timeZone, Date.parse(moment));
  for (const { moment, count } of messages) add(dayOf(moment), 'messages', count);
  for (const { moment, count } of subscribers) add(dayOf(moment), 'subscribers', count);
  return [...days.values()];
}

export function totalsOf(days: Day[]): StatisticsTotals {
  const totals = { ...noTotals };
  for (const day of days) for (const total of Object.keys(noTotals) as Total[]) totals[total] += day[total];
  return totals;
}
