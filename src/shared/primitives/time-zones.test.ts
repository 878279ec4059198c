import { expect, test } from 'vitest';
import { endOfDay, isTimeZone, momentOf } from '#shared/primitives/time-zones.ts';

test.each(['Europe/Oslo', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
  '%s is a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each(['', 'Oslo', '+01:00', 'Europe/Oslo ', '../etc/passwd', 'Mars/Olympus'])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

test.each([
  ['in winter', '2027-01-15', '20:30', 'Europe/Oslo', '2027-01-15T19:30:00.000Z'],
  ['in summer', '2027-07-15', '20:30', 'Europe/Oslo', '2027-07-15T18:30:00.000Z'],
  ['before clocks go forward', '2027-03-28', '01:59', 'Europe/Oslo', '2027-03-28T00:59:00.000Z'],
  ['that clocks skip', '2027-03-28', '02:30', 'Europe/Oslo', '2027-03-28T01:30:00.000Z'],
  ['after clocks went forward', '2027-03-28', '03:00', 'Europe/Oslo', '2027-03-28T01:00:00.000Z'],
  ['that clocks show twice', '2027-10-31', '02:30', 'Europe/Oslo', '2027-10-31T00:30:00.000Z'],
  ['after clocks went back', '2027-10-31', '03:00', 'Europe/Oslo', '2027-10-31T02:00:00.000Z'],
  ['furthest east', '2027-01-01', '00:00', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
  ['furthest west', '2027-01-01', '23:59', 'Pacific/Pago_Pago', '2027-01-02T10:59:00.000Z'],
  ['with a half hour', '2027-01-01', '12:00', 'Asia/Kolkata', '2027-01-01T06:30:00.000Z'],
])('a time %s', (_when, date, time, timezone, expected) => {
  expect(new Date(momentOf({ date, time, timezone })).toISOString()).toBe(expected);
});

test.each([
  ['of 24 hours', '2027-01-15', 'Europe/Oslo', '2027-01-15T22:59:59.999Z'],
  ['of 23 hours', '2027-03-28', 'Europe/Oslo', '2027-03-28T21:59:59.999Z'],
  ['of 25 hours', '2027-10-31', 'Europe/Oslo', '2027-10-31T22:59:59.999Z'],
  ['before one without midnight', '2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.999Z'],
  ['whose last hour comes twice', '2026-04-04', 'America/Santiago', '2026-04-05T03:59:59.999Z'],
  ['at the end of the year', '2026-12-31', 'Pacific/Kiritimati', '2026-12-31T09:59:59.999Z'],
  ['furthest west', '2026-12-31', 'Pacific/Pago_Pago', '2027-01-01T10:59:59.999Z'],
])('a day %s ends', (_day, date, timezone, expected) => {
  expect(new Date(endOfDay({ date, timezone })).toISOString()).toBe(expected);
});
