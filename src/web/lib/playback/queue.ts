import { apiPaths } from '#shared/primitives/addresses.ts';
import { listAddress, listLimits, type ListPage } from '#shared/primitives/lists.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';

/** The loaded tracks of a list, the id of the one before them and the address of the next page. */
export type TrackList = { tracks: Track[]; previousId?: number; next: string | null };

/** After a reload only the ids are known; tracks are fetched when needed. */
export type Queue = { entries: QueuedTrack[]; next: string | null };
export type QueuedTrack = { id: number; track: Track | null };

export const emptyQueue: Queue = { entries: [], next: null };

const entryOf = (track: Track): QueuedTrack => ({ id: track.id, track });

export function queueOf({ tracks, previousId, next }: TrackList): Queue {
  const previous = previousId === undefined ? [] : [{ id: previousId, track: null }];
  return { entries: [...previous, ...tracks.map(entryOf)], next };
}

/** These tracks and all that follow them in the list of all tracks. */
export function queueFrom(tracks: Track[], previousId?: number): TrackList {
  const next = listAddress(apiPaths.tracks, { limit: listLimits.step, from: tracks.at(-1)?.id });
  return { tracks, previousId, next };
}

export function indexIn({ entries }: Queue, track: Track | null): number {
  return entries.findIndex(({ id }) => id === track?.id);
}

export function isSameRelease(one: Track | null | undefined, other: Track): boolean {
  return Boolean(other.release) && one?.release?.id === other.release?.id;
}

/** Undefined beyond the loaded part of the queue. */
export function adjacentEntry(queue: Queue, track: Track | null, distance: 1 | -1): QueuedTrack | undefined {
  const index = indexIn(queue, track);
  return index < 0 ? undefined : queue.entries[index + distance];
}

/** Whether a track comes before or after, loaded or not. */
export function hasAdjacent(queue: Queue, track: Track | null, distance: 1 | -1): boolean {
  if (adjacentEntry(queue, track, distance)) return true;
  return distance === 1 && queue.next !== null && indexIn(queue, track) >= 0;
}

/** Appends a page without duplicates, because it may start with the last track. */
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
