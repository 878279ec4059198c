import type { Sentences } from '#shared/language/sentences.ts';

/** Ages, lengths and counts. */
export const amounts = {
  thisMonth: 'This month',
  monthsAgo: { one: '{count} month ago', other: '{count} months ago' },
  yearsAgo: { one: '{count} year ago', other: '{count} years ago' },
  songs: { one: '{count} song', other: '{count} songs' },
  // {songs} is “8 songs”
  songsAndSeconds: '{songs}, {seconds} sec',
  songsAndMinutes: '{songs}, {minutes} min',
  songsAndHours: '{songs}, {hours} h {minutes} min',
  // Rounded down, in a narrow place: 12k, 3m
  thousands: '{count}k',
  millions: '{count}m',
  // The same in a table: 1.2K, 3.4M
  thousandsExactly: '{count}K',
  millionsExactly: '{count}M',
} as const satisfies Sentences;
