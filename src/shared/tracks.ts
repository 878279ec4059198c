export const releaseTypes = ['single', 'ep', 'album'] as const;
export type ReleaseType = (typeof releaseTypes)[number];

export const releaseTypeLabels: Record<ReleaseType, string> = { single: 'Single', ep: 'EP', album: 'Album' };

/** As much of a song as says what it is. */
export type TypedTrack = { releaseType: ReleaseType; release: { releaseType: ReleaseType } | null };

/** What visitors are told a song is part of: on an album it is part of that, whatever it said of itself. */
export function shownType({ releaseType, release }: TypedTrack): string {
  return releaseTypeLabels[release?.releaseType ?? releaseType];
}

export const audioFileRequired = 'Audio file is required';

/** What a list of tracks can be sorted by; `date` is the day it came out, or else of its upload. */
export const trackSorts = ['date', 'uploadDate', 'title', 'releaseType', 'featured'] as const;
