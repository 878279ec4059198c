import type { Release } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';

type Covered = Pick<Track, 'title' | 'coverArt' | 'coverPicture'>;
type TrackOrRelease = Covered & Partial<Pick<Track, 'release'> & Pick<Release, 'songCover'>>;

/** The cover to show: its own, or else that of its release, or of its first track. */
export function coverOf({ title, coverArt, coverPicture, release, songCover }: TrackOrRelease): Covered {
  const other = release ?? songCover;
  if (coverArt || !other?.coverArt) return { title, coverArt, coverPicture };
  return { title, coverArt: other.coverArt, coverPicture: other.coverPicture };
}
