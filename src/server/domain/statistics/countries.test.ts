import { expect, test } from 'vitest';
import { countryOf } from '#server/domain/statistics/countries.ts';

test.each([
  ['Europe/Berlin', 'DE'],
  ['America/New_York', 'US'],
  ['US/Eastern', 'US'],
  // Each in its older and its newer name.
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['Europe/Kiev', 'UA'],
  ['Europe/Kyiv', 'UA'],
  ['UTC', null],
  ['Etc/GMT+3', null],
  ['+01:00', null],
  ['Nowhere/Land', null],
  ['', null],
])('the clocks of %s: %s', (timezone, country) => {
  expect(countryOf(timezone)).toBe(country);
});
