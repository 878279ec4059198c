import { text } from '#shared/language/text.ts';

/** The same values as `releaseTypes`, with album first because it is the default for a release. */
export const releaseKinds = ['album', 'ep', 'single'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** `date` is the release date, or else the day it was created. */
export const releaseSorts = ['date', 'title', 'releaseType'] as const;

/** 8 songs, 31 min. Tracks without a known duration are not added. */
export function tracksAndLength(tracks: readonly { duration: number | null }[]): string {
  const { songs: countSongs, songsAndSeconds, songsAndMinutes, songsAndHours } = text().amounts;
  const songs = countSongs({ count: tracks.length });
  const seconds = tracks.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  if (seconds <= 0) return songs;
  const wholeSeconds = Math.max(1, Math.round(seconds));
  if (wholeSeconds < 60) return songsAndSeconds({ songs, seconds: wholeSeconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return songsAndMinutes({ songs, minutes });
  return songsAndHours({ songs, hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
