import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Stream } from '#shared/media/streams.schema.ts';

type Recording = Pick<Track, 'audioFile' | 'streams'>;

/** The smallest first: Opus, then AAC. A page that was saved by an earlier version has none. */
export function streamsOf({ streams = [] }: Pick<Recording, 'streams'>): Stream[] {
  return streams.toSorted((one, other) => one.bitrate - other.bitrate);
}

/** Where to play a track from, in the order to try: the streams that the browser plays, then the original. */
export function sourcesOf(track: Recording, canPlay: (type: string) => unknown): string[] {
  const playable = streamsOf(track).filter(({ type }) => canPlay(type));
  return [...playable.map(({ url }) => url), track.audioFile];
}
