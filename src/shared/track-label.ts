import { releaseTypeLabels, type TypedTrack } from '#shared/tracks.ts';

type TrackOnRelease = TypedTrack & { release: { title: string } | null };

/** What a song by itself is called. One on an album is part of that, but no album. */
export function trackLabel({ releaseType, release }: TypedTrack): string {
  return (release?.releaseType ?? releaseType) === 'single' ? releaseTypeLabels.single : 'Song';
}

/** Where a song is from; null for a single, which is as a rule named after its song. */
export function trackOrigin({ release }: TrackOnRelease): string | null {
  return release && release.releaseType !== 'single' ? `from “${release.title}”` : null;
}

/** All of it in a sentence: Song by Billy, from “Nights”. */
export function trackSentence(track: TrackOnRelease, artistName: string): string {
  return [`${trackLabel(track)} by ${artistName}`, trackOrigin(track)].filter(Boolean).join(', ');
}
