import { isUnavailable } from '#shared/addresses.ts';
import { coverOf } from '#shared/covers.ts';
import { pictureWidths, resizedPicture } from '#shared/pictures.ts';
import type { Track } from '#shared/tracks.schema.ts';

/** What `song-player.ts` reads from the element that stands for a song. */
export const songData = (track: Track, artistName: string) => ({
  'data-song': track.audioFile,
  'data-title': track.title,
  'data-length': track.duration ?? 0,
  'data-artist': artistName,
  'data-cover': coverAddress(track),
});

/** As wide as lock screens show a cover. */
const COVER_WIDTH = 512;

function coverAddress(track: Track): string | undefined {
  const { coverArt, coverPicture } = coverOf(track);
  if (!coverArt || isUnavailable(coverArt)) return undefined;
  if (!coverPicture || coverPicture.animated) return coverArt;
  const widths = pictureWidths(coverPicture.width);
  const width = widths.find((each) => each >= COVER_WIDTH) ?? Math.max(...widths);
  return resizedPicture(coverArt, width, 'jpeg');
}
