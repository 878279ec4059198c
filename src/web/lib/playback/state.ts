import type { Track } from '#shared/tracks.schema.ts';
import { emptyQueue, type Queue } from '#web/lib/playback/queue.ts';
import { createStore } from '#web/lib/store.ts';

export type PlaybackProblem = 'failed' | 'unavailable' | 'unsupported';

/** What the one player of the site is doing. Every player on a page is a view onto this. */
export type PlaybackState = {
  track: Track | null;
  /** The list the track was started from. */
  queue: Queue;
  /** Whether the next track follows by itself. One that was started by itself resets at its end. */
  playsOn: boolean;
  isPlaying: boolean;
  position: number;
  duration: number;
  volume: number;
  isMuted: boolean;
  problem: PlaybackProblem | null;
};

const initialState: PlaybackState = {
  track: null,
  queue: emptyQueue,
  playsOn: false,
  isPlaying: false,
  position: 0,
  duration: 0,
  volume: 1,
  isMuted: false,
  problem: null,
};

const store = createStore(initialState);

export const playback = store.get;
export const usePlayback = store.use;
export const onPlaybackChange = store.subscribe;

export function changePlayback(changes: Partial<PlaybackState>): void {
  store.set({ ...store.get(), ...changes });
}
