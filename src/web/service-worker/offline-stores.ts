/** What a browser keeps of the site for when there is no network. The pages and the service worker know it by these names. */

export const serviceWorkerPath = '/service-worker.js';

/** The page that stands in for all that are not there, with the scripts of those that a visitor goes to from it. */
export const OFFLINE_PAGE = 'offline-page';

const KEPT_SONG = 'kept-song-';

/** Each kept song has a store of its own, with everything it needs. Only whoever kept it takes it out again. */
export function keptSongStore(id: number): string {
  return KEPT_SONG + id;
}

/** The song whose store has this name; null for the other stores. */
export function songKeptIn(name: string): number | null {
  return name.startsWith(KEPT_SONG) ? Number(name.slice(KEPT_SONG.length)) : null;
}

/** What was seen last, each with how many are kept. */
export const seenStores = {
  pages: { name: 'seen-pages', most: 30 },
  assets: { name: 'seen-assets', most: 120 },
  pictures: { name: 'seen-pictures', most: 200 },
} as const;
export type SeenStore = (typeof seenStores)[keyof typeof seenStores];

/** What the pages tell the service worker: that a song was kept or taken out, or where a visitor went without loading a page. */
export type WorkerMessage = { kind: 'kept-songs-changed' } | { kind: 'visited'; path: string };
