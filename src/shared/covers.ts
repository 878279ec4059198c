import type { Track } from '#shared/tracks.schema.ts';

type Covered = Pick<Track, 'title' | 'coverArt' | 'coverPicture'>;

/** The cover a song is shown with: its own, or else that of its release. */
export function coverOf(track: Covered & Partial<Pick<Track, 'release'>>): Covered {
  const { title, coverArt, coverPicture, release } = track;
  if (coverArt || !release?.coverArt) return { title, coverArt, coverPicture };
  return { title, coverArt: release.coverArt, coverPicture: release.coverPicture };
}
