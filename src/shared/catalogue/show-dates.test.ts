import { expect, test } from 'vitest';
import { countryName, longDay, monthOf, showTime, weekday } from '#shared/catalogue/show-dates.ts';

test('the day of a show is the same for every reader', () => {
  expect(longDay('2027-03-05')).toBe('Friday, March 5, 2027');
  expect(weekday('2027-03-05')).toBe('Friday');
  expect(showTime({ date: '2027-03-05', time: '20:30' })).toBe('8:30 PM');
});

test('the year is shown where it is not the current one', () => {
  expect(monthOf('2027-03-05', '2027')).toBe('Mar');
  expect(monthOf('2027-03-05', '2026')).toBe('Mar 2027');
});

test('countries have names', () => {
  expect(countryName('NL')).toBe('Netherlands');
});
