import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  kilobytes,
  megabytes,
  percentOf,
  transferSpeed,
  partOfSize,
  timeLeft,
} from '#shared/primitives/file-sizes.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { age, playTime, roundedViews, shortDate, shownDate, yearOf } from '#shared/primitives/format.ts';
import { preciseViews } from '#shared/primitives/numbers.ts';
import { tracksAndLength } from '#shared/catalogue/releases.ts';

test.each([
  ['2024-03-05T12:00:00.000Z', 'Mar 5, 2024', '2024'],
  ['2024-01-01T00:00:00.000Z', 'Jan 1, 2024', '2024'],
  ['2023-12-31T23:59:59.999Z', 'Dec 31, 2023', '2023'],
  ['2024-02-29T00:00:00.000Z', 'Feb 29, 2024', '2024'],
  ['2024-01-01T01:00:00+02:00', 'Dec 31, 2023', '2023'],
])('%s in the HTML reads the same in every time zone of the server', (iso, day, year) => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(shortDate(iso, 'UTC')).toBe(day);
  expect(yearOf(iso, 'UTC')).toBe(year);
});

test.each([
  ['UTC', '2024-03-05T14:05:00.000Z', 'Mar 5, 2024, 2:05 PM', '2024'],
  ['America/Los_Angeles', '2024-01-01T00:30:00.000Z', 'Dec 31, 2023, 4:30 PM', '2023'],
  ['Pacific/Auckland', '2023-12-31T11:00:00.000Z', 'Jan 1, 2024, 12:00 AM', '2024'],
  ['Asia/Kathmandu', '2024-02-28T18:15:00.000Z', 'Feb 29, 2024, 12:00 AM', '2024'],
  // The clocks go forward at one in the morning, UTC.
  ['Europe/Berlin', '2024-03-31T00:59:00.000Z', 'Mar 31, 2024, 1:59 AM', '2024'],
  ['Europe/Berlin', '2024-03-31T01:00:00.000Z', 'Mar 31, 2024, 3:00 AM', '2024'],
  ['Europe/Berlin', '2024-07-01T10:00:00.000Z', 'Jul 1, 2024, 12:00 PM', '2024'],
])('a reader in %s sees %s on their own clock', (zone, iso, expected, year) => {
  vi.stubEnv('TZ', zone);
  expect(dateAndTime(iso)).toBe(expected);
  expect(expected).toContain(`${shortDate(iso)}, `);
  expect(yearOf(iso)).toBe(year);
});

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'a day without a time stays that day for a reader in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const released = shownDate({ releaseDate: '2024-01-01', uploadDate: '2026-07-01T10:00:00.000Z' });
    expect([shortDate(released), yearOf(released)]).toEqual(['Jan 1, 2024', '2024']);
    const evening = new Date('2024-03-20T12:00:00.000Z');
    expect(age('2024-03-01', 'local', evening)).toBe('This month');
    expect(age('2024-02-29', 'local', evening)).toBe('1 month ago');
  },
);

test('without a release date, the upload counts', () => {
  const uploadDate = '2026-07-01T10:00:00.000Z';
  expect(shownDate({ releaseDate: null, uploadDate })).toBe(uploadDate);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [0, '0:00'],
  [0.99, '0:00'],
  [9, '0:09'],
  [59.999, '0:59'],
  [60, '1:00'],
  [61.5, '1:01'],
  [599, '9:59'],
  [600, '10:00'],
  [3_600, '60:00'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [Number.NEGATIVE_INFINITY, '0:00'],
  [null, '0:00'],
  [undefined, '0:00'],
])('%s seconds of playing time', (seconds, expected) => {
  expect(playTime(seconds)).toBe(expected);
});

test.each([
  [null, '0', '0'],
  [0, '0', '0'],
  [1, '1', '1'],
  [999, '999', '999'],
  [1_000, '1k', '1.0K'],
  [1_249, '1k', '1.2K'],
  [1_999, '1k', '2.0K'],
  [12_345, '12k', '12.3K'],
  [999_949, '999k', '999.9K'],
  [999_999, '999k', '999.9K'],
  [1_000_000, '1m', '1.0M'],
  [1_999_999, '1m', '2.0M'],
  [3_440_000, '3m', '3.4M'],
])('%s views, rounded down for visitors and precise in tables', (views, rounded, precise) => {
  expect(roundedViews(views)).toBe(rounded);
  expect(preciseViews(views)).toBe(precise);
});

test.each([
  [[3], '1 song, 3 sec'],
  [[0.2], '1 song, 1 sec'],
  [[59.6], '1 song, 1 min'],
  [[125, null], '2 songs, 2 min'],
  [[3_599], '1 song, 1 h 0 min'],
  [[null], '1 song'],
])('songs of %j seconds read %s', (durations, expected) => {
  expect(tracksAndLength(durations.map((duration) => ({ duration })))).toBe(expected);
});

describe('the age of a video', () => {
  test.each([
    ['2024-06-15T12:00:00Z', '2024-06-15T12:00:00Z', 'This month'],
    ['2024-06-01T00:00:00Z', '2024-06-30T23:59:59Z', 'This month'],
    ['2024-05-31T23:59:59Z', '2024-06-01T00:00:00Z', '1 month ago'],
    ['2026-10-31T00:00:00Z', '2026-11-15T00:00:00Z', '1 month ago'],
    ['2024-05-01T00:00:00Z', '2024-06-30T00:00:00Z', '1 month ago'],
    ['2024-04-30T00:00:00Z', '2024-06-01T00:00:00Z', '2 months ago'],
    ['2023-12-31T00:00:00Z', '2024-01-01T00:00:00Z', '1 month ago'],
    ['2023-07-15T00:00:00Z', '2024-06-15T00:00:00Z', '11 months ago'],
    ['2023-07-31T00:00:00Z', '2024-06-01T00:00:00Z', '11 months ago'],
    ['2023-06-15T00:00:00Z', '2024-06-15T00:00:00Z', '1 year ago'],
    ['2022-07-01T00:00:00Z', '2024-06-15T00:00:00Z', '1 year ago'],
    ['2022-06-15T00:00:00Z', '2024-06-15T00:00:00Z', '2 years ago'],
    ['2014-06-15T00:00:00Z', '2024-06-15T00:00:00Z', '10 years ago'],
    ['2024-08-01T00:00:00Z', '2024-06-15T00:00:00Z', 'Aug 1, 2024'],
    ['2024-06-20', '2024-06-15T00:00:00Z', 'Jun 20, 2024'],
    ['2024-06-15T00:00:09Z', '2024-06-15T00:00:00Z', 'This month'],
  ])('uploaded %s, seen %s', (uploaded, now, expected) => {
    expect(age(uploaded, 'UTC', new Date(now))).toBe(expected);
  });

  test('counts the months of the reader’s own calendar', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const uploaded = '2024-05-31T20:00:00Z';
    expect(age(uploaded, 'local', new Date('2024-06-15T00:00:00Z'))).toBe('This month');
    expect(age(uploaded, 'UTC', new Date('2024-06-15T00:00:00Z'))).toBe('1 month ago');
  });

  test('is measured from today unless told otherwise', () => {
    expect(age(new Date().toISOString())).toBe('This month');
  });
});

test.each([
  [0, '0.0 KB'],
  [512, '0.5 KB'],
  [1_024, '1.0 KB'],
  [1_536, '1.5 KB'],
  [10 * 1_024 * 1_024, '10240.0 KB'],
])('a chosen file of %s bytes', (bytes, expected) => {
  expect(kilobytes(bytes)).toBe(expected);
});

test('limits are said in whole megabytes', () => {
  expect(megabytes(10 * 1_024 * 1_024)).toBe('10MB');
  expect(megabytes(100 * 1_024 * 1_024)).toBe('100MB');
});

test.each([
  [0, '0 KB/s'],
  [655_360, '640 KB/s'],
  [1_048_576, '1.0 MB/s'],
  [2_516_582, '2.4 MB/s'],
])('%s bytes each second', (speed, expected) => {
  expect(transferSpeed(speed)).toBe(expected);
});

test.each([
  [0, 700 * 1_024, '0.0 of 700.0 KB'],
  [13_002_343, 48 * 1_024 ** 2, '12.4 of 48.0 MB'],
  [400 * 1_024 ** 2, 1_610_612_736, '0.4 of 1.5 GB'],
])('%s of %s bytes', (done, whole, expected) => {
  expect(partOfSize(done, whole)).toBe(expected);
});

test.each([
  [0.2, 'about 5 seconds left'],
  [26, 'about 30 seconds left'],
  [55, 'about 55 seconds left'],
  [56, 'about 1 minute left'],
  [61, 'about 2 minutes left'],
  [90 * 60, 'about 90 minutes left'],
  [100 * 60, 'about 2 hours left'],
  [149 * 60, 'about 3 hours left'],
])('%s seconds left', (seconds, expected) => {
  expect(timeLeft(seconds)).toBe(expected);
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [999, 1_000, 99],
  [1_000, 1_000, 100],
])('%s of %s', (part, whole, expected) => {
  expect(percentOf(part, whole)).toBe(expected);
});
