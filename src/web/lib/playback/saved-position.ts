import { apiPaths } from '#shared/primitives/addresses.ts';
import { PLAYER_KEY } from '#web/lib/playback/has-saved-player.ts';
import { indexIn } from '#web/lib/playback/queue.ts';
import { onPlaybackChange, playback, type PlaybackState } from '#web/lib/playback/state.ts';

type SavedPosition = {
  trackId: number;
  position: number;
  playsOn: boolean;
  /** Ids around the current track. */
  queue: number[];
  next: string | null;
};

/** The JSON in local storage; its field names must stay. */
type SavedPlayer = { version: typeof VERSION; volume: number; isMuted: boolean; place: SavedPosition | null };

/** Other versions are ignored. */
const VERSION = 1;
/** Saved entries around the current track. */
const SAVED_BEFORE = 50;
const SAVED_AFTER = 150;

export function readSavedPlayer(): SavedPlayer | null {
  try {
    const saved = JSON.parse(localStorage.getItem(PLAYER_KEY) ?? 'null') as SavedPlayer | null;
    return saved?.version === VERSION && isVolume(saved.volume) && isPosition(saved.place) ? saved : null;
  } catch {
    return null;
  }
}

const isVolume = (volume: unknown) => typeof volume === 'number' && volume >= 0 && volume <= 1;

function isPosition(place: SavedPosition | null): boolean {
  if (place === null) return true;
  const isNextOfTracks = place.next === null || place.next.startsWith(`${apiPaths.tracks}?`);
  return [place.trackId, place.position, ...place.queue].every(Number.isFinite) && isNextOfTracks;
}

/** A closed player saves only its volume. */
export function savePosition(): void {
  const { volume, isMuted } = playback();
  const saved: SavedPlayer = { version: VERSION, volume, isMuted, place: currentPosition() };
  try {
    localStorage.setItem(PLAYER_KEY, JSON.stringify(saved));
  } catch {
    // Storage is full or forbidden.
  }
}

function currentPosition(): SavedPosition | null {
  const { track, queue, position, isContinuous } = playback();
  if (!track) return null;
  const index = indexIn(queue, track);
  const end = index + 1 + SAVED_AFTER;
  const around = queue.entries.slice(Math.max(0, index - SAVED_BEFORE), end);
  const isWhole = queue.entries.length <= end;
  return {
    trackId: track.id,
    position,
    playsOn: isContinuous,
    queue: around.map(({ id }) => id),
    next: isWhole ? queue.next : null,
  };
}

/** Changes of these are saved at once; the position only when the page is left, because it changes constantly. */
const savedAtOnce = [
  'track',
  'queue',
  'isPlaying',
  'volume',
  'isMuted',
] as const satisfies (keyof PlaybackState)[];

/** Returns a function that stops it. */
export function startSavingPosition(): () => void {
  let saved = playback();
  if (saved.track) savePosition();
  const save = () => {
    if (playback() === saved) return;
    saved = playback();
    savePosition();
  };
  const endListening = onPlaybackChange(() => {
    if (savedAtOnce.some((name) => playback()[name] !== saved[name])) save();
  });
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  return () => {
    endListening();
    window.removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', save);
  };
}
