export const releaseTypes = ['single', 'ep', 'album'] as const;
export type ReleaseType = (typeof releaseTypes)[number];

export const releaseTypeLabels: Record<ReleaseType, string> = { single: 'Single', ep: 'EP', album: 'Album' };

type TypedTrack = { releaseType: ReleaseType; release: { releaseType: ReleaseType } | null };

/** The type of its release counts before its own. */
export function shownType({ releaseType, release }: TypedTrack): string {
  return releaseTypeLabels[release?.releaseType ?? releaseType];
}

export const audioFileRequired = 'Audio file is required';

/** `date` is the release date, or else the upload date. */
export const trackSorts = ['date', 'uploadDate', 'title', 'releaseType', 'featured'] as const;

type TrackOnRelease = TypedTrack & { release: { title: string } | null };

/** A track on an album is a "Song", not an "Album". */
export function trackLabel({ releaseType, release }: TypedTrack): string {
  return (release?.releaseType ?? releaseType) === 'single' ? releaseTypeLabels.single : 'Song';
}

/** Null for a single, which usually has the same title as its track. */
export function trackOrigin({ release }: TrackOnRelease): string | null {
  return release && release.releaseType !== 'single' ? `from “${release.title}”` : null;
}

/** Song by Billy, from “Nights” */
export function trackSentence(track: TrackOnRelease, artistName: string): string {
  return [`${trackLabel(track)} by ${artistName}`, trackOrigin(track)].filter(Boolean).join(', ');
}
