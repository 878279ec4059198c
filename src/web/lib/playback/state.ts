import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { emptyQueue, type Queue } from '#web/lib/playback/queue.ts';
import { createStore } from '#web/lib/store.ts';

export type PlaybackProblem = 'failed' | 'refused' | 'unavailable' | 'unsupported';

/** The state of the single audio player; every player on a page shows it. */
export type PlaybackState = {
  track: Track | null;
  /** The list the track was started from. */
  queue: Queue;
  /** Whether the next track starts automatically. */
  isContinuous: boolean;
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
  isContinuous: false,
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
