import { afterEach, expect, test, vi } from 'vitest';
import { localDay, localTime, momentOf, visibilityText } from '#web/admin/forms/schedule.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['UTC', '2026-03-05T18:00', '2026-03-05T18:00:00.000Z'],
  ['Europe/Berlin', '2026-03-05T18:00', '2026-03-05T17:00:00.000Z'],
  ['Europe/Berlin', '2026-07-05T18:00', '2026-07-05T16:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-05T18:00', '2026-03-06T02:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00.000Z'],
])('%s: %s on the own clock is %s', (zone, local, moment) => {
  vi.stubEnv('TZ', zone);
  expect(momentOf(local)).toBe(moment);
  expect(localTime(moment)).toBe(local);
  expect(localDay(moment)).toBe(local.slice(0, 10));
});

test('an hour that the clocks skip is the one after it', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(localTime(momentOf('2026-03-29T02:30'))).toBe('2026-03-29T03:30');
});

test('nothing chosen is nothing', () => {
  expect([momentOf(''), localTime(''), localDay('')]).toEqual(['', '', '']);
});

test('the time is told on the own clock', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const publishAt = '2026-03-05T17:00:00.000Z';
  expect(visibilityText({ visibility: 'scheduled', publishAt })).toBe('Scheduled for Mar 5, 2026, 6:00 PM');
  expect(visibilityText({ visibility: 'draft', publishAt: null })).toBe('Draft');
});
