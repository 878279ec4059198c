import { useSyncExternalStore } from 'react';
import type { Track } from '#shared/tracks.ts';

export type PlaybackProblem = 'failed' | 'unavailable';

/** What the one player of the site is doing. Every player on a page is a view onto this. */
export type PlaybackState = {
  track: Track | null;
  /** The list the song was started from. */
  queue: Track[];
  isPlaying: boolean;
  position: number;
  duration: number;
  volume: number;
  isMuted: boolean;
  problem: PlaybackProblem | null;
};

export const silence: PlaybackState = {
  track: null,
  queue: [],
  isPlaying: false,
  position: 0,
  duration: 0,
  volume: 1,
  isMuted: false,
  problem: null,
};

let current = silence;
const listeners = new Set<() => void>();

export function playback(): PlaybackState {
  return current;
}

export function changePlayback(changes: Partial<PlaybackState>): void {
  current = { ...current, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Re-renders only when what is chosen changes; choose plain values, not fresh objects. */
export function usePlayback<Chosen>(choose: (state: PlaybackState) => Chosen): Chosen {
  return useSyncExternalStore(
    subscribe,
    () => choose(current),
    () => choose(silence),
  );
}
