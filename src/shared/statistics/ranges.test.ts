import { expect, test } from 'vitest';
import { chosenStatistics, rangeOf } from '#shared/statistics/ranges.ts';

test.each([
  ['day', '2026-03-01', '2026-03-01'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
  ['year', '2025-03-03', '2026-03-01'],
] as const)('a %s is from %s to %s', (period, from, to) => {
  expect(rangeOf(period, '2026-03-01')).toEqual({ from, to });
});

test.each([
  ['', { period: 'month' }],
  ['period=year', { period: 'year' }],
  ['period=constructor', { period: 'month' }],
  ['from=2026-03-01', { period: 'month' }],
  ['from=2026-03-01&to=2026-03-02&period=year', { from: '2026-03-01', to: '2026-03-02' }],
])('?%s asks for %j', (search, chosen) => {
  expect(chosenStatistics(new URLSearchParams(search))).toEqual(chosen);
});
