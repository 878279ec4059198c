/** What a browser keeps of the site for when there is no network. The page and the service worker know them by these names. */

export const serviceWorkerPath = '/service-worker.js';

/** Songs that a visitor chose to keep. Only they take them out again. */
export const KEPT_SONGS = 'kept-songs';

/** What was seen last, each with how many are kept. */
export const seenStores = {
  pages: { name: 'seen-pages', most: 30 },
  assets: { name: 'seen-assets', most: 120 },
  pictures: { name: 'seen-pictures', most: 200 },
} as const;
export type SeenStore = (typeof seenStores)[keyof typeof seenStores];

/** What the page tells the service worker when a song was kept or taken out. */
export const KEPT_CHANGED = 'kept-songs-changed';
