import { expect, test } from 'vitest';
import type { Statistics, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { columnsOf } from '#web/admin/statistics/chart/columns.ts';
import { addDays, daysIn } from '#shared/primitives/days.ts';

/** One visit on each day, and a show on one of them. */
function statisticsOf(range: StatisticsRange, show: string): Statistics {
  const totals = { visits: 1, visitors: 0, plays: 0, downloads: 0, messages: 0, subscribers: 0 };
  const days = Array.from({ length: daysIn(range) }, (_, index) => ({
    ...totals,
    day: addDays(range.from, index),
  }));
  const none = { pages: [], tracks: [], videos: [], releases: [], referrers: [], countries: [] };
  const marks = [{ day: show, kind: 'show' as const, title: 'The Small Hall' }];
  return {
    ...none,
    ...range,
    today: range.to,
    totals,
    before: totals,
    days,
    marks,
    devices: [],
    feeds: [],
    embeds: [],
  };
}

test('a short range has a column for each day', () => {
  const statistics = statisticsOf({ from: '2026-11-16', to: '2026-11-18' }, '2026-11-17');
  expect(columnsOf(statistics, 'visits')).toEqual([
    { range: { from: '2026-11-16', to: '2026-11-16' }, amount: 1, marks: [] },
    { range: { from: '2026-11-17', to: '2026-11-17' }, amount: 1, marks: statistics.marks },
    { range: { from: '2026-11-18', to: '2026-11-18' }, amount: 1, marks: [] },
  ]);
});

test('a long one has a column for each week, the first with the days that are left', () => {
  const statistics = statisticsOf({ from: '2026-01-01', to: '2026-04-10' }, '2026-01-03');
  const columns = columnsOf(statistics, 'visits');
  expect(columns[0]).toEqual({
    range: { from: '2026-01-01', to: '2026-01-02' },
    amount: 2,
    marks: [],
  });
  expect(columns[1]).toEqual({
    range: { from: '2026-01-03', to: '2026-01-09' },
    amount: 7,
    marks: statistics.marks,
  });
  expect(columns.at(-1)?.range.to).toBe('2026-04-10');
  expect(columns).toHaveLength(15);
});
