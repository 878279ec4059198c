import { releaseTypeLabels, type ReleaseType } from '#shared/tracks.ts';

type OnRelease = { release: { releaseType: ReleaseType } | null };

/** What a song is by itself: a single, or one song of an album or EP. */
export function trackLabel({ release }: OnRelease): string {
  return !release || release.releaseType === 'single' ? releaseTypeLabels.single : 'Song';
}
