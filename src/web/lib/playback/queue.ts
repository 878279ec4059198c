import type { ListPage } from '#shared/lists.ts';
import type { Track } from '#shared/tracks.schema.ts';

/** A list that can be played from: the tracks that are loaded, and the address of those that follow. */
export type TrackList = { tracks: Track[]; next: string | null };

/** What is played after the other. After a reload only the ids are known; a track is read when it is needed. */
export type Queue = { entries: QueuedTrack[]; next: string | null };
export type QueuedTrack = { id: number; track: Track | null };

export const emptyQueue: Queue = { entries: [], next: null };

const entryOf = (track: Track): QueuedTrack => ({ id: track.id, track });

export function queueOf({ tracks, next }: TrackList): Queue {
  return { entries: tracks.map(entryOf), next };
}

/** Whether a queue was made of this list. More of it may have been read since, into either of them. */
export function isQueueOf(list: TrackList, queue: Queue): boolean {
  const { tracks } = list;
  const { entries } = queue;
  const shared = Math.min(tracks.length, entries.length);
  const isSameSoFar = tracks.slice(0, shared).every(({ id }, place) => id === entries[place]?.id);
  if (tracks.length === entries.length) return isSameSoFar;
  return isSameSoFar && (tracks.length < entries.length ? list.next : queue.next) !== null;
}

export function placeIn({ entries }: Queue, track: Track | null): number {
  return entries.findIndex(({ id }) => id === track?.id);
}

/** The one before or after a track, as far as the queue is loaded. */
export function entryBeside(queue: Queue, track: Track | null, distance: 1 | -1): QueuedTrack | undefined {
  const place = placeIn(queue, track);
  return place < 0 ? undefined : queue.entries[place + distance];
}

/** Whether one comes before or after a track, loaded or not. */
export function hasBeside(queue: Queue, track: Track | null, distance: 1 | -1): boolean {
  if (entryBeside(queue, track, distance)) return true;
  return distance === 1 && queue.next !== null && placeIn(queue, track) >= 0;
}

/** The queue with the next part of its list. The featured track stands in front already, and is not played twice. */
export function withMore(queue: Queue, { items, next }: ListPage<Track>): Queue {
  const known = new Set(queue.entries.map(({ id }) => id));
  return { entries: [...queue.entries, ...items.filter(({ id }) => !known.has(id)).map(entryOf)], next };
}

export function withTrack(queue: Queue, track: Track): Queue {
  return {
    ...queue,
    entries: queue.entries.map((entry) => (entry.id === track.id ? entryOf(track) : entry)),
  };
}

export function withoutTrack(queue: Queue, trackId: number): Queue {
  return { ...queue, entries: queue.entries.filter(({ id }) => id !== trackId) };
}
