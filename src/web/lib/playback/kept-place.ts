import { apiPaths } from '#shared/addresses.ts';
import { placeIn } from '#web/lib/playback/queue.ts';
import { onPlaybackChange, playback, type PlaybackState } from '#web/lib/playback/state.ts';

/** Where a visitor was: which track of which queue, and how far in it. */
export type KeptPlace = {
  trackId: number;
  position: number;
  playsOn: boolean;
  /** The ids of the queue, as many as are kept. */
  queue: number[];
  next: string | null;
};

type Kept = { version: typeof VERSION; volume: number; isMuted: boolean; place: KeptPlace | null };

const KEY = 'player';
/** What another version has kept is not read. */
const VERSION = 1;
/** Of a long queue only what stands around the current track is kept. */
const KEPT_BEFORE = 50;
const KEPT_AFTER = 150;

export function readKept(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.version === VERSION && isVolume(kept.volume) && isPlace(kept.place) ? kept : null;
  } catch {
    return null;
  }
}

const isVolume = (volume: unknown) => typeof volume === 'number' && volume >= 0 && volume <= 1;

function isPlace(place: KeptPlace | null): boolean {
  if (place === null) return true;
  const isNextOfTracks = place.next === null || place.next.startsWith(`${apiPaths.tracks}?`);
  return [place.trackId, place.position, ...place.queue].every(Number.isFinite) && isNextOfTracks;
}

/** Keeps what is on in this browser. A player that was closed leaves nothing but its volume. */
export function keepPlace(): void {
  const { volume, isMuted } = playback();
  const kept: Kept = { version: VERSION, volume, isMuted, place: currentPlace() };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the place is lost with the page, as it would be anyway.
  }
}

function currentPlace(): KeptPlace | null {
  const { track, queue, position, playsOn } = playback();
  if (!track) return null;
  const place = placeIn(queue, track);
  const end = place + 1 + KEPT_AFTER;
  const around = queue.entries.slice(Math.max(0, place - KEPT_BEFORE), end);
  const isWhole = queue.entries.length <= end;
  return {
    trackId: track.id,
    position,
    playsOn,
    queue: around.map(({ id }) => id),
    next: isWhole ? queue.next : null,
  };
}

/** The position changes several times a second; it is kept when the page is left. */
const keptAtOnce = [
  'track',
  'queue',
  'isPlaying',
  'volume',
  'isMuted',
] as const satisfies (keyof PlaybackState)[];

/** Keeps every change from now on. Gives a function that ends it. */
export function startKeepingPlace(): () => void {
  let kept = playback();
  if (kept.track) keepPlace();
  const keep = () => {
    if (playback() === kept) return;
    kept = playback();
    keepPlace();
  };
  const endListening = onPlaybackChange(() => {
    if (keptAtOnce.some((name) => playback()[name] !== kept[name])) keep();
  });
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  return () => {
    endListening();
    window.removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', keep);
  };
}
