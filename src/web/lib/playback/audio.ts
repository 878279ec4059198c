import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { levelIn } from '#web/lib/playback/level.ts';
import { showPosition } from '#web/lib/playback/media-session.ts';
import { sourcesOf } from '#web/lib/playback/source.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';

let element: HTMLAudioElement | undefined;
/** What to try when the current source fails. */
let otherSources: string[] = [];
/** The part of the visitor's volume that is played, so that all tracks are equally loud. */
let level = 1;
let isLevelling = true;

export type StopReason = 'ended' | 'failed';

const stopListeners = new Set<(reason: StopReason) => void>();

export function onTrackStop(listener: (reason: StopReason) => void): () => void {
  stopListeners.add(listener);
  return () => {
    stopListeners.delete(listener);
  };
}

/** The single audio element, outside of React so that navigation does not stop it. */
export function audio(): HTMLAudioElement {
  element ??= createAudio();
  return element;
}

/** Does not create the element. */
export function audioIfAny(): HTMLAudioElement | undefined {
  return element;
}

function createAudio(): HTMLAudioElement {
  const created = document.createElement('audio');
  created.preload = 'auto';
  // Restored after a reload.
  created.volume = playback().volume * level;
  created.muted = playback().isMuted;
  listen(created);
  document.body.append(created);
  return created;
}

/** Loads a track from the best source, without playing it. */
export function loadAudio(track: Track, position: number): void {
  const element = audio();
  const [first = '', ...others] = sourcesOf(track, (type) => element.canPlayType(type));
  otherSources = others;
  levelVolume();
  loadSource(first, position);
}

function loadSource(address: string, position: number): void {
  const element = audio();
  element.src = address;
  if (position > 0) element.currentTime = position;
}

export function unloadAudio(): void {
  audio().removeAttribute('src');
}

/** Levels the current track again, once more is known about the queue. */
export function levelVolume(isOn = isLevelling): void {
  const { track, queue, volume } = playback();
  isLevelling = isOn;
  level = isOn && track ? levelIn(queue, track) : 1;
  if (element) element.volume = volume * level;
}

/** As the visitor set it, from 0 to 1. */
export function setVolume(volume: number): void {
  audio().volume = Math.min(1, Math.max(0, volume)) * level;
  audio().muted = false;
}

/** Formats that not every browser plays. */
const uncommonTypes: Record<string, string> = {
  flac: 'audio/flac',
  ogg: 'audio/ogg; codecs="vorbis"',
  opus: 'audio/ogg; codecs="opus"',
  aiff: 'audio/aiff',
  aif: 'audio/aiff',
  wv: 'audio/wavpack',
};

function canPlay(element: HTMLAudioElement): boolean {
  const type = uncommonTypes[element.src.split('.').at(-1) ?? ''];
  return !type || element.canPlayType(type) !== '';
}

/** Keeps the known duration when the browser measures nearly the same, to avoid flicker. */
function settledDuration(measured: number): number {
  const shown = playback().track?.duration ?? 0;
  return Math.abs(measured - shown) < 1 ? shown : measured;
}

function listen(element: HTMLAudioElement): void {
  const on = (event: keyof HTMLMediaElementEventMap, react: () => void) =>
    element.addEventListener(event, react);

  on('play', () => changePlayback({ isPlaying: true }));
  on('pause', () => changePlayback({ isPlaying: false }));
  on('timeupdate', () => changePlayback({ position: element.currentTime }));
  on('seeked', () => showPosition(element));
  on('playing', () => showPosition(element));
  on('durationchange', () => {
    if (Number.isFinite(element.duration)) changePlayback({ duration: settledDuration(element.duration) });
  });
  on('volumechange', () =>
    changePlayback({ volume: Math.min(1, element.volume / level), isMuted: element.muted }),
  );
  on('ended', () => {
    element.currentTime = 0;
    changePlayback({ isPlaying: false, position: 0 });
    stopped('ended');
  });
  on('error', () => {
    // Removing the source fires an error too.
    if (!playback().track || !element.getAttribute('src')) return;
    const next = otherSources.shift();
    if (next) {
      loadSource(next, playback().position);
      if (playback().isPlaying) element.play().catch(onPlayRefused);
      return;
    }
    changePlayback({ isPlaying: false, problem: canPlay(element) ? 'failed' : 'unsupported' });
    stopped('failed');
  });
}

/** The error event reports broken files, and an interrupted start is followed by another. */
export function onPlayRefused(reason: unknown): void {
  if (reason instanceof DOMException && reason.name === 'NotAllowedError')
    changePlayback({ isPlaying: false, problem: 'refused' });
}

function stopped(reason: StopReason): void {
  for (const listener of stopListeners) listener(reason);
}
