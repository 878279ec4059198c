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

type TrackOnRelease = TypedTrack & { title: string; release: { title: string } | null };

/** A track on an album is a "Song", not an "Album". */
export function trackLabel({ releaseType, release }: TypedTrack): string {
  return (release?.releaseType ?? releaseType) === 'single' ? releaseTypeLabels.single : 'Song';
}

/** Null for a release with the same title, as singles usually have. */
export function trackOrigin({ title, release }: TrackOnRelease): string | null {
  const isNamed = release && release.releaseType !== 'single' && release.title !== title;
  return isNamed ? `from “${release.title}”` : null;
}

/** Song by Billy, from “Nights” */
export function trackSentence(track: TrackOnRelease, artistName: string): string {
  return [`${trackLabel(track)} by ${artistName}`, trackOrigin(track)].filter(Boolean).join(', ');
}
