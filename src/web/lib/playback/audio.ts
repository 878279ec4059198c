import { changePlayback, playback } from '#web/lib/playback/state.ts';
import { showPosition } from '#web/lib/playback/media-session.ts';

let element: HTMLAudioElement | undefined;

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
  created.volume = playback().volume;
  created.muted = playback().isMuted;
  listen(created);
  document.body.append(created);
  return created;
}

/** Formats that not every browser plays. */
const uncommonTypes: Record<string, string> = {
  flac: 'audio/flac',
  ogg: 'audio/ogg; codecs="vorbis"',
  opus: 'audio/ogg; codecs="opus"',
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
  on('volumechange', () => changePlayback({ volume: element.volume, isMuted: element.muted }));
  on('ended', () => {
    element.currentTime = 0;
    changePlayback({ isPlaying: false, position: 0 });
    stopped('ended');
  });
  on('error', () => {
    // Removing the source fires an error too.
    if (!playback().track || !element.getAttribute('src')) return;
    changePlayback({ isPlaying: false, problem: canPlay(element) ? 'failed' : 'unsupported' });
    stopped('failed');
  });
}

function stopped(reason: StopReason): void {
  for (const listener of stopListeners) listener(reason);
}
