import { changePlayback, playback } from '#web/lib/playback/state.ts';
import { showPosition } from '#web/lib/playback/media-session.ts';

let element: HTMLAudioElement | undefined;

/** Why a track has stopped by itself. */
export type StopReason = 'ended' | 'failed';

const stopListeners = new Set<(reason: StopReason) => void>();

/** Told when a track has ended or cannot be played, so that another can follow. */
export function onTrackStop(listener: (reason: StopReason) => void): () => void {
  stopListeners.add(listener);
  return () => {
    stopListeners.delete(listener);
  };
}

/** The site's one audio element: made at the first track, outside the pages, so that no page change stops it. */
export function audio(): HTMLAudioElement {
  element ??= createAudio();
  return element;
}

/** The element when there has been a track, without making one. */
export function audioIfAny(): HTMLAudioElement | undefined {
  return element;
}

function createAudio(): HTMLAudioElement {
  const created = document.createElement('audio');
  created.preload = 'auto';
  // As it was before a reload.
  created.volume = playback().volume;
  created.muted = playback().isMuted;
  listen(created);
  document.body.append(created);
  return created;
}

/** What not every browser plays; the other kinds are played everywhere. */
const uncommonTypes: Record<string, string> = {
  flac: 'audio/flac',
  ogg: 'audio/ogg; codecs="vorbis"',
  opus: 'audio/ogg; codecs="opus"',
};

function canPlay(element: HTMLAudioElement): boolean {
  const type = uncommonTypes[element.src.split('.').at(-1) ?? ''];
  return !type || element.canPlayType(type) !== '';
}

/** The page has shown a length already: one that a browser measures a little differently would make it flicker. */
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
  on('volumechange', () => changePlayback({ volume: element.volume, isMuted: element.muted }));
  on('ended', () => {
    element.currentTime = 0;
    changePlayback({ isPlaying: false, position: 0 });
    stopped('ended');
  });
  on('error', () => {
    // Taking the track away is an "error" too; only a track that should be there counts.
    if (!playback().track || !element.getAttribute('src')) return;
    changePlayback({ isPlaying: false, problem: canPlay(element) ? 'failed' : 'unsupported' });
    stopped('failed');
  });
}

function stopped(reason: StopReason): void {
  for (const listener of stopListeners) listener(reason);
}
