import { isUnavailable } from '#shared/addresses.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { audio, audioIfAny } from '#web/lib/playback/audio.ts';
import { clearMediaSession } from '#web/lib/playback/media-session.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';

const startListeners = new Set<() => void>();

/** Told whenever a track starts, so that what else makes a sound can stop. */
export function onTrackStart(listener: () => void): () => void {
  startListeners.add(listener);
  return () => {
    startListeners.delete(listener);
  };
}

/** Plays a track, going on where it was when it is the current one. `queue` is the list it stands in. */
export function playTrack(track: Track, queue: Track[]): void {
  if (playback().track?.id !== track.id || playback().problem) load(track);
  changePlayback({ track, queue });
  if (isUnavailable(track.audioFile)) return;
  for (const video of document.querySelectorAll('video')) video.pause();
  for (const listener of startListeners) listener();
  changePlayback({ isPlaying: true });
  audio().play().catch(onPlayRefused);
}

function load(track: Track): void {
  const element = audio();
  const isGone = isUnavailable(track.audioFile);
  element.pause();
  changePlayback({
    track,
    isPlaying: false,
    position: 0,
    duration: track.duration ?? 0,
    problem: isGone ? 'unavailable' : null,
  });
  if (isGone) element.removeAttribute('src');
  else element.src = track.audioFile;
}

/** A file that cannot be played reports itself; a browser that refuses to start leaves the track paused. */
function onPlayRefused(reason: unknown): void {
  const isInterrupted = reason instanceof DOMException && reason.name === 'AbortError';
  if (!isInterrupted) changePlayback({ isPlaying: false });
}

/** For whatever else starts to make a sound, such as a video. */
export function pausePlayback(): void {
  audioIfAny()?.pause();
}

export function toggleTrack(track: Track, queue: Track[]): void {
  const { isPlaying, track: current } = playback();
  if (isPlaying && current?.id === track.id) pausePlayback();
  else playTrack(track, queue);
}

export function toggleCurrent(): void {
  const { track, queue } = playback();
  if (track) toggleTrack(track, queue);
}

/** The list that was started from has been loaded further. */
export function extendQueue(loaded: Track[]): void {
  const { queue } = playback();
  const goesOn = queue.length < loaded.length && queue.every(({ id }, place) => loaded[place]?.id === id);
  if (queue.length > 0 && goesOn) changePlayback({ queue: loaded });
}

export function adjacentTrack(queue: Track[], track: Track | null, distance: 1 | -1): Track | undefined {
  const place = queue.findIndex(({ id }) => id === track?.id);
  return place < 0 ? undefined : queue[place + distance];
}

export function playAdjacent(distance: 1 | -1): void {
  const { queue, track } = playback();
  const next = adjacentTrack(queue, track, distance);
  if (next) playTrack(next, queue);
}

export function seekTo(seconds: number): void {
  const { duration, problem } = playback();
  if (problem) return;
  const position = Math.min(Math.max(0, seconds), duration);
  audio().currentTime = position;
  changePlayback({ position });
}

export function seekBy(seconds: number): void {
  seekTo(playback().position + seconds);
}

/** Turning the volume up or down is also a way to unmute. */
export function setVolume(volume: number): void {
  audio().volume = Math.min(1, Math.max(0, volume));
  audio().muted = false;
}

export function toggleMute(): void {
  audio().muted = !audio().muted;
}

export function closePlayer(): void {
  const element = audio();
  element.pause();
  changePlayback({ track: null, queue: [], isPlaying: false, position: 0, duration: 0, problem: null });
  element.removeAttribute('src');
  element.load();
  clearMediaSession();
}
