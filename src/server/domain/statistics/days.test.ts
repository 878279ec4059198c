import { expect, test } from 'vitest';
import { dayIn, monthsBefore, startOfDay } from '#server/domain/statistics/days.ts';

test.each([
  ['UTC', '2026-11-18T23:59:59.999Z', '2026-11-18'],
  ['Pacific/Kiritimati', '2026-11-18T10:00:00Z', '2026-11-19'],
  ['Pacific/Niue', '2026-11-18T10:59:59Z', '2026-11-17'],
  // Summer time begins and ends.
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
])('in %s, %s is on %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, Date.parse(moment))).toBe(day);
});

test.each([
  ['UTC', '2026-11-18', '2026-11-18T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-18', '2026-11-17T18:30:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  // In Beirut, summer time begins at midnight: the first hour is skipped.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
])('in %s, %s starts at %s', (timeZone, day, moment) => {
  expect(new Date(startOfDay(timeZone, day)).toISOString()).toBe(moment);
  expect(dayIn(timeZone, startOfDay(timeZone, day))).toBe(day);
  expect(dayIn(timeZone, startOfDay(timeZone, day) - 1) < day).toBe(true);
});

test('months before a day', () => {
  expect(monthsBefore('2026-11-18', 25)).toBe('2024-10-01');
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-01');
});
