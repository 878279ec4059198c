import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import {
  audio,
  audioIfAny,
  loadAudio,
  onPlayRefused,
  seekAudio,
  unloadAudio,
} from '#web/lib/playback/audio.ts';
import { clearMediaSession } from '#web/lib/playback/media-session.ts';
import { emptyQueue, queueOf, type TrackList } from '#web/lib/playback/queue.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';

const startListeners = new Set<() => void>();

/** Lets videos stop when a track starts. */
export function onTrackStart(listener: () => void): () => void {
  startListeners.add(listener);
  return () => {
    startListeners.delete(listener);
  };
}

export function announceStart(): void {
  for (const listener of startListeners) listener();
}

/** Plays one track with `list` as the queue, unless told without continuing; the current track resumes in its own. */
export function playTrack(track: Track, list: TrackList, isContinuous = false): void {
  if (playback().track?.id === track.id) {
    resume();
    return;
  }
  changePlayback({ queue: queueOf(list), isContinuous });
  startTrack(track);
}

export function playAll(list: TrackList): void {
  const first = list.tracks.find(({ audioFile }) => !isUnavailable(audioFile));
  if (!first) return;
  changePlayback({ queue: queueOf(list), isContinuous: true });
  startTrack(first);
}

/** Plays a track of the current queue from its beginning. */
export function startTrack(track: Track): void {
  load(track);
  start(track);
}

function resume(): void {
  const { track, problem, position } = playback();
  if (!track) return;
  if (problem) load(track, problem === 'refused' ? position : 0);
  // After a reload the position is known, but the audio is not loaded.
  else if (!audio().hasAttribute('src')) load(track, position);
  start(track);
}

function start(track: Track): void {
  if (isUnavailable(track.audioFile)) return;
  for (const video of document.querySelectorAll('video')) video.pause();
  announceStart();
  changePlayback({ isPlaying: true });
  audio().play().catch(onPlayRefused);
}

function load(track: Track, position = 0): void {
  const isGone = isUnavailable(track.audioFile);
  audio().pause();
  changePlayback({
    track,
    isPlaying: false,
    position,
    duration: track.duration ?? 0,
    problem: isGone ? 'unavailable' : null,
  });
  if (isGone) unloadAudio();
  else loadAudio(track, position);
}

export function pausePlayback(): void {
  audioIfAny()?.pause();
}

export function toggleTrack(track: Track, list: TrackList): void {
  const { isPlaying, track: current } = playback();
  if (isPlaying && current?.id === track.id) pausePlayback();
  else playTrack(track, list);
}

export function toggleCurrent(): void {
  if (playback().isPlaying) pausePlayback();
  else resume();
}

export function seekTo(seconds: number): void {
  const { duration, problem } = playback();
  if (problem) return;
  seekAudio(Math.min(Math.max(0, seconds), duration));
}

/** Starts the track if it is not the current one. */
export function seekIn(track: Track, list: TrackList, seconds: number): void {
  if (playback().track?.id !== track.id) playTrack(track, list);
  seekTo(seconds);
}

export function seekBy(seconds: number): void {
  seekTo(playback().position + seconds);
}

export function toggleMute(): void {
  audio().muted = !audio().muted;
}

export function closePlayer(): void {
  const element = audio();
  element.pause();
  changePlayback({
    track: null,
    queue: emptyQueue,
    isContinuous: false,
    isPlaying: false,
    position: 0,
    duration: 0,
    problem: null,
  });
  unloadAudio();
  element.load();
  clearMediaSession();
}
