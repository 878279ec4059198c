import { expect, test } from 'vitest';
import { readDay, readTime, slashOrderOf } from '#web/admin/shows/import/read-moments.ts';

test.each([
  ['2027-03-05', '2027-03-05'],
  ['2027/3/5', '2027-03-05'],
  ['5.3.2027', '2027-03-05'],
  ['05. 03. 2027', '2027-03-05'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['5/5/2026', '2026-05-05'],
  ['5/3/2026', 'ambiguous'],
  ['next Friday', 'next Friday'],
  ['', ''],
])('the day %j is %s', (written, day) => {
  expect(readDay(written, null)).toBe(day);
});

test('another date of the file tells which number is the day', () => {
  expect(readDay('5/3/2026', slashOrderOf(['5/3/2026', '25/12/2026']))).toBe('2026-03-05');
  expect(readDay('5/3/2026', slashOrderOf(['5/3/2026', '12/25/2026']))).toBe('2026-05-03');
  expect(readDay('5/3/2026', slashOrderOf(['25/12/2026', '12/25/2026']))).toBe('ambiguous');
});

test.each([
  ['20:30', '20:30'],
  ['9:05', '09:05'],
  ['20.30', '20:30'],
  ['20h30', '20:30'],
  ['20:30:00', '20:30'],
  ['8pm', '20:00'],
  ['8:30 p.m.', '20:30'],
  ['12 AM', '00:00'],
  ['12:15 pm', '12:15'],
  ['20', '20'],
  ['late', 'late'],
  ['', ''],
])('the time %j is %s', (written, time) => {
  expect(readTime(written)).toBe(time);
});
