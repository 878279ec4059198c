import type { Release } from '#shared/releases.schema.ts';
import type { Track } from '#shared/tracks.schema.ts';

type Covered = Pick<Track, 'title' | 'coverArt' | 'coverPicture'>;
type SongOrRelease = Covered & Partial<Pick<Track, 'release'> & Pick<Release, 'songCover'>>;

/** The cover a song or a release is shown with: its own, or else that of its release, or of its first song. */
export function coverOf({ title, coverArt, coverPicture, release, songCover }: SongOrRelease): Covered {
  const other = release ?? songCover;
  if (coverArt || !other?.coverArt) return { title, coverArt, coverPicture };
  return { title, coverArt: other.coverArt, coverPicture: other.coverPicture };
}
