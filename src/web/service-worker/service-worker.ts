import { itemAt, pagePaths } from '#shared/primitives/addresses.ts';
import { sourcesOf } from '#web/lib/playback/source.ts';
import {
  assetsIn,
  cacheWithFiles,
  fetchAsVisitor,
  pageKey,
  revalidate,
} from '#web/service-worker/offline-pages.ts';
import {
  pictureKey,
  readOfflineTracks,
  savedPageOf,
  updateOffline,
} from '#web/service-worker/offline-tracks.ts';
import {
  OFFLINE_PAGE,
  recentCaches,
  itemOfCache,
  type WorkerMessage,
} from '#web/service-worker/offline-stores.ts';
import { isOurPage, responseFromCaches } from '#web/service-worker/page-state.ts';
import { rangeResponse } from '#web/service-worker/range-response.ts';
import { cacheFirst, cachePage, fetchAndCachePage } from '#web/service-worker/recent-files.ts';

/**
 * Opens recently visited pages and saved tracks and releases offline. Nothing private is cached: no dashboard, no
 * sign-in page, no `no-store` response and no API response. Offline, API responses are rebuilt from the state in cached
 * public pages.
 */

declare const self: ServiceWorkerGlobalScope;

const OWNER_PAGES = /^\/(admin|auth|newsletter)(\/|$)/;
const PUBLIC_API = /^\/api\/(artist|tracks|releases|videos|about\/images)(\/|$)/;
const PICTURE = /^\/uploads\/[^/]+\.(avif|webp|jpe?g|png|gif)$/;
const RECORDING = /^\/uploads\/[^/]+$/;

/** Sources of the saved tracks, of which one is cached; null until they are known, shortly after the start. */
let savedRecordings: Set<string> | null = null;

async function loadSavedRecordings(): Promise<void> {
  const tracks = await readOfflineTracks();
  savedRecordings = new Set(tracks.flatMap((track) => sourcesOf(track, () => true)));
}

void loadSavedRecordings();

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await removeUnknownCaches();
      await self.registration.navigationPreload.enable();
      await self.clients.claim();
      // The open pages were loaded before this worker.
      const open = await self.clients.matchAll({ type: 'window' });
      await Promise.allSettled([self.location.origin, ...open.map(({ url }) => url)].map(cacheIfPublic));
    })(),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  event.waitUntil(
    message.kind === 'visited'
      ? cacheIfPublic(new URL(message.path, self.location.origin).href).catch(() => undefined)
      : loadSavedRecordings(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPublicPage(pathname)) event.respondWith(newestPage(event));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(cacheFirst(request, recentCaches.assets));
  } else if (PICTURE.test(pathname)) {
    event.respondWith(picture(request, pathname));
  } else if (RECORDING.test(pathname) && savedRecordings?.has(pathname) !== false) {
    event.respondWith(recording(request, pathname));
  } else if (PUBLIC_API.test(pathname)) {
    event.respondWith(newestResponse(request));
  }
});

function isPublicPage(pathname: string): boolean {
  // Feeds, the sitemap and pictures can be opened like pages.
  const isFile = /\.[a-z0-9]+$/.test(pathname);
  return !isFile && !OWNER_PAGES.test(pathname) && !/^\/(api|uploads|embed)\//.test(pathname);
}

async function cacheIfPublic(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  if (origin === self.location.origin && isPublicPage(pathname)) await fetchAndCachePage(address);
}

/** After this time without a response the cached page is shown. */
const NETWORK_TIMEOUT_MS = 4_000;

/** Network first, then the cache, then the offline page. */
async function newestPage(event: FetchEvent): Promise<Response> {
  const address = new URL(event.request.url);
  const requested = requestPage(event);
  // A response that arrives after the timeout is still cached.
  event.waitUntil(requested.then((page) => cacheAndUpdate(address, page.clone())).catch(() => undefined));
  try {
    return (
      (await Promise.race([requested, cachedPageAfter(NETWORK_TIMEOUT_MS, address)])) ?? (await requested)
    );
  } catch {
    return (await cachedPage(address)) ?? redirectToOfflinePage(address);
  }
}

async function requestPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

async function cacheAndUpdate(address: URL, page: Response): Promise<void> {
  await Promise.allSettled([cachePage(address.href, page), updateOnce()]);
}

async function cachedPageAfter(milliseconds: number, address: URL): Promise<Response | undefined> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return cachedPage(address);
}

async function cachedPage({ pathname, search }: URL): Promise<Response | undefined> {
  const key = pageKey(pathname, search);
  const item = itemAt(pathname);
  // A saved page is complete; files of recent pages may have been evicted.
  return (
    ((item?.kind === 'track' || item?.kind === 'release') &&
      (await savedPageOf({ kind: item.kind, id: item.id }))) ||
    (await caches.match(key, { ignoreVary: true })) ||
    caches.match(key, { ignoreVary: true, ignoreSearch: true })
  );
}

/** A redirect, because the scripts of the page expect its address. */
function redirectToOfflinePage({ pathname, search }: URL): Response {
  if (pathname === pagePaths.offline) return Response.error();
  const from = encodeURIComponent(pathname + search);
  return Response.redirect(`${self.location.origin}${pagePaths.offline}?from=${from}`);
}

/** Network first, because cached pages may be outdated. */
async function newestResponse(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { pathname, search } = new URL(request.url);
    return (await responseFromCaches(pathname + search)) ?? Response.error();
  }
}

/** Offline, any cached size replaces the requested one. */
async function picture(request: Request, pathname: string): Promise<Response> {
  try {
    return await cacheFirst(request, recentCaches.pictures);
  } catch {
    return (await caches.match(pictureKey(pathname))) ?? Response.error();
  }
}

async function recording(request: Request, pathname: string): Promise<Response> {
  const cached = await caches.match(pathname, { ignoreVary: true });
  return cached ? rangeResponse(cached, request.headers.get('range')) : fetch(request);
}

async function cacheOfflinePage(page?: Response): Promise<void> {
  const newest = page ?? (await fetchAsVisitor(pagePaths.offline));
  const html = await newest.clone().text();
  if (!newest.ok || !isOurPage(html)) throw new Error('The offline page did not arrive');
  const files = new Map(assetsIn(html).map((asset) => [asset, asset]));
  await cacheWithFiles({ cacheName: OFFLINE_PAGE, key: pagePaths.offline, page: newest, files });
}

let updating: Promise<void> | undefined;

/** Each visit updates the offline page and what is saved. */
function updateOnce(): Promise<void> {
  updating ??= update().finally(() => {
    updating = undefined;
  });
  return updating;
}

async function update(): Promise<void> {
  const cached = await caches.match(pagePaths.offline, { ignoreVary: true });
  const newest = cached && (await revalidate(cached).catch(() => 'unknown'));
  if (newest instanceof Response) await cacheOfflinePage(newest).catch(() => undefined);
  await updateOffline();
  await loadSavedRecordings();
}

/** Caches of other versions of this script. */
async function removeUnknownCaches(): Promise<void> {
  const known: string[] = [OFFLINE_PAGE, ...Object.values(recentCaches).map(({ name }) => name)];
  const names = await caches.keys();
  const unknown = names.filter((name) => !known.includes(name) && itemOfCache(name) === null);
  await Promise.all(unknown.map((name) => caches.delete(name)));
}
