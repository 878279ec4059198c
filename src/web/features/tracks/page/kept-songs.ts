import { itemPath } from '#shared/addresses.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { KEPT_CHANGED, KEPT_SONGS } from '#web/service-worker/offline-stores.ts';

/** Songs in this browser's own store, for when there is no network. Its service worker plays them from there. */

/** Only over https, and not in a private window of every browser. */
export function canKeepSongs(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator;
}

export async function isKept({ audioFile }: Track): Promise<boolean> {
  return canKeepSongs() && (await (await caches.open(KEPT_SONGS)).match(audioFile)) !== undefined;
}

/** Keeps the song and the page about it, or neither. */
export async function keepSong(track: Track): Promise<void> {
  const store = await caches.open(KEPT_SONGS);
  await store.addAll([track.audioFile, itemPath('track', track)]);
  await tellServiceWorker();
}

export async function forgetSong(track: Track): Promise<void> {
  const store = await caches.open(KEPT_SONGS);
  await Promise.all([track.audioFile, itemPath('track', track)].map((address) => store.delete(address)));
  await tellServiceWorker();
}

async function tellServiceWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker is no window: it has no origin to name
  active?.postMessage(KEPT_CHANGED);
}
