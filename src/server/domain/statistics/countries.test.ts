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
  // Regions that had another code before.
  ['Europe/London', 'GB'],
  ['Europe/Paris', 'FR'],
  ['Europe/Moscow', 'RU'],
  ['Europe/Belgrade', 'RS'],
  ['Africa/Kinshasa', 'CD'],
  ['UTC', null],
  ['Etc/GMT+3', null],
  ['+01:00', null],
  ['Nowhere/Land', null],
  ['', null],
])('the clocks of %s: %s', async (timezone, country) => {
  expect(await countryOf(timezone)).toBe(country);
});

test('every zone has a country with a name', async () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  const countries = await Promise.all(zones.map(countryOf));
  const isNamed = (country: string | null | undefined) => Boolean(country && names.of(country));
  expect(zones.filter((_, index) => !isNamed(countries[index]))).toEqual([]);
});
