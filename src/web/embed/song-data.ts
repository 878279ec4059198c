import type { Track } from '#shared/tracks.schema.ts';

/** What `song-player.ts` reads from the element that stands for a song. */
export const songData = ({ audioFile, title, duration }: Track) => ({
  'data-song': audioFile,
  'data-title': title,
  'data-length': duration ?? 0,
});
