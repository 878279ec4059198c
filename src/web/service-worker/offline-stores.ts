/** The caches for offline use, shared by pages and service worker. Their names are stored in browsers and must stay. */

export const serviceWorkerPath = '/service-worker.js';

/** The fallback page and its files. */
export const OFFLINE_PAGE = 'offline-page';

const prefixes = { track: 'kept-song-', release: 'kept-release-' } as const;

export type OfflineItem = { kind: keyof typeof prefixes; id: number };

/** Each saved track and release has a separate cache, which is never evicted automatically. */
export function offlineCache({ kind, id }: OfflineItem): string {
  return prefixes[kind] + id;
}

/** Null for the other caches. */
export function itemOfCache(name: string): OfflineItem | null {
  const kind = (['track', 'release'] as const).find((each) => name.startsWith(prefixes[each]));
  return kind ? { kind, id: Number(name.slice(prefixes[kind].length)) } : null;
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
