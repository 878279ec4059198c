import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Stream } from '#shared/media/streams.schema.ts';

/** A page that was saved by an earlier version has no streams. */
type Recording = Pick<Track, 'audioFile'> & Partial<Pick<Track, 'streams'>>;

/** The smallest first: Opus, then AAC. */
export function streamsOf({ streams = [] }: Recording): Stream[] {
  return streams.toSorted((one, other) => one.bitrate - other.bitrate);
}

/** Where to play a track from, in the order to try: the streams that the browser plays, then the original. */
export function sourcesOf(track: Recording, canPlay: (type: string) => unknown): string[] {
  const playable = streamsOf(track).filter(({ type }) => canPlay(type));
  return [...playable.map(({ url }) => url), track.audioFile];
}
