import { releaseTypeLabels, type TypedTrack } from '#shared/tracks.ts';

/** What a song by itself is called. One on an album is part of that, but no album. */
export function trackLabel({ releaseType, release }: TypedTrack): string {
  return (release?.releaseType ?? releaseType) === 'single' ? releaseTypeLabels.single : 'Song';
}

/** What it is, whose, and where it is from, in a sentence: Song by Billy, from “Nights”. A single is named after its song as a rule. */
export function trackSentence(
  track: TypedTrack & { release: { title: string } | null },
  artistName: string,
): string {
  const label = trackLabel(track);
  const from = track.release && label !== releaseTypeLabels.single ? `, from “${track.release.title}”` : '';
  return `${label} by ${artistName}${from}`;
}
