import { expect, test } from 'vitest';
import { rangeBefore, rangeText } from '#web/admin/statistics/range-text.ts';

test('the time before is as long and ends the day before', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-03' })).toEqual({
    from: '2026-02-26',
    to: '2026-02-28',
  });
});

test.each([
  [{ from: '2026-11-18', to: '2026-11-18' }, 'Nov 18, 2026'],
  [{ from: '2026-10-20', to: '2026-11-18' }, 'Oct 20 – Nov 18, 2026'],
])('%j is written as %s', (range, text) => {
  // Some systems write thin spaces around the dash.
  expect(rangeText(range).replace(/\u2009/g, ' ')).toBe(text);
});
