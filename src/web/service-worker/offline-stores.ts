/** The caches for offline use, shared by pages and service worker. Their names are stored in browsers and must stay. */

export const serviceWorkerPath = '/service-worker.js';

/** The fallback page and its files. */
export const OFFLINE_PAGE = 'offline-page';

const TRACK_PREFIX = 'kept-song-';

/** Each saved track has a separate cache, which is never evicted automatically. */
export function offlineTrackCache(id: number): string {
  return TRACK_PREFIX + id;
}

/** Null for the other caches. */
export function trackIdOfCache(name: string): number | null {
  return name.startsWith(TRACK_PREFIX) ? Number(name.slice(TRACK_PREFIX.length)) : null;
}

/** Recently used responses, up to `most` of each kind. */
export const recentCaches = {
  pages: { name: 'seen-pages', most: 30 },
  assets: { name: 'seen-assets', most: 120 },
  pictures: { name: 'seen-pictures', most: 200 },
} as const;
export type RecentCache = (typeof recentCaches)[keyof typeof recentCaches];

/** `visited` reports client-side navigation. */
export type WorkerMessage = { kind: 'offline-tracks-changed' } | { kind: 'visited'; path: string };

export async function messageServiceWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  active?.postMessage(message);
}
