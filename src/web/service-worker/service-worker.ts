import { KEPT_CHANGED, KEPT_SONGS, seenStores, type SeenStore } from '#web/service-worker/offline-stores.ts';
import { rangeResponse } from '#web/service-worker/range-response.ts';

/**
 * Lets the pages that were seen last, and the songs that were kept, open without a network. What the owner alone may
 * see is never touched: neither the dashboard and the sign-in, nor the API, nor anything that says not to store it.
 */

declare const self: ServiceWorkerGlobalScope;

const OWNERS_PAGES = /^\/(admin|auth)(\/|$)/;
const PICTURE = /^\/uploads\/[^/]+\.(avif|webp|jpe?g|png|gif)$/;
const RECORDING = /^\/uploads\/[^/]+$/;

/** The songs that are kept; null until that is known, moments after the start. */
let keptSongs: Set<string> | null = null;

async function readKeptSongs(): Promise<void> {
  const kept = await (await caches.open(KEPT_SONGS)).keys();
  keptSongs = new Set(kept.map(({ url }) => new URL(url).pathname));
}

void readKeptSongs();

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload.enable();
      await self.clients.claim();
      // The page that brought this script came before it, and with it what the page is made of.
      const open = await self.clients.matchAll({ type: 'window' });
      await Promise.allSettled(['/', ...open.map(({ url }) => url)].map(keepPageAt));
    })(),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === KEPT_CHANGED) void readKeptSongs();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isVisitorsPage(pathname)) event.respondWith(newestPage(event));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(keptFirst(request, seenStores.assets));
  } else if (PICTURE.test(pathname)) {
    event.respondWith(keptFirst(request, seenStores.pictures));
  } else if (RECORDING.test(pathname) && keptSongs?.has(pathname) !== false) {
    event.respondWith(keptSong(request, pathname));
  }
});

function isVisitorsPage(pathname: string): boolean {
  return !OWNERS_PAGES.test(pathname) && !/^\/(api|uploads|embed)\//.test(pathname);
}

/** From the network while there is one; else as it was seen last, or the home page in its place. */
async function newestPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const page = preloaded ?? (await fetch(request));
    if (mayBeKept(page)) event.waitUntil(keep(request, page.clone(), seenStores.pages));
    return page;
  } catch (error) {
    const seen =
      (await caches.match(request, { ignoreVary: true })) ?? (await caches.match('/', { ignoreVary: true }));
    if (seen) return seen;
    throw error;
  }
}

/** Keeps a page and the scripts, styles and letters it names. */
async function keepPageAt(address: string): Promise<void> {
  const request = new Request(address);
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || !isVisitorsPage(pathname)) return;
  const page = await fetch(request);
  if (!mayBeKept(page)) return;
  await keep(request, page.clone(), seenStores.pages);
  const assets = new Set((await page.text()).match(/\/assets\/[\w.-]+/g));
  await Promise.allSettled([...assets].map((asset) => keptFirst(new Request(asset), seenStores.assets)));
}

/** For files that never change under their names. */
async function keptFirst(request: Request, store: SeenStore): Promise<Response> {
  const kept = await (await caches.open(store.name)).match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (mayBeKept(response)) await keep(request, response.clone(), store).catch(() => undefined);
  return response;
}

async function keptSong(request: Request, pathname: string): Promise<Response> {
  const kept = await (await caches.open(KEPT_SONGS)).match(pathname, { ignoreVary: true });
  return kept ? rangeResponse(kept, request.headers.get('range')) : fetch(request);
}

/** Only whole, good answers of this site, and nothing that says it is for one reader. */
function mayBeKept(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !/no-store/.test(response.headers.get('cache-control') ?? '')
  );
}

/** Puts it in, and lets the oldest go when there are too many. */
async function keep(request: Request, response: Response, { name, most }: SeenStore): Promise<void> {
  const store = await caches.open(name);
  await store.delete(request, { ignoreVary: true });
  await store.put(request, response);
  const seen = await store.keys();
  await Promise.all(seen.slice(0, Math.max(0, seen.length - most)).map((oldest) => store.delete(oldest)));
}
