import { itemAt, pagePaths } from '#shared/addresses.ts';
import { askAgain, assetsIn, fetchAsVisitor, keepWhole, pageKey } from '#web/service-worker/kept-pages.ts';
import { checkKeptSongs, keptPageOf, pictureKey, readKeptSongs } from '#web/service-worker/kept-songs.ts';
import {
  OFFLINE_PAGE,
  seenStores,
  songKeptIn,
  type WorkerMessage,
} from '#web/service-worker/offline-stores.ts';
import { isOurPage, responseIn } from '#web/service-worker/page-state.ts';
import { rangeResponse } from '#web/service-worker/range-response.ts';
import { keepPageAt, keepSeenPage, keptFirst } from '#web/service-worker/seen-files.ts';

/**
 * Lets the pages that were seen last, and the songs that were kept, open without a network. What the owner alone may
 * see is never kept: neither the dashboard and the sign-in, nor anything that says not to store it, nor any answer of
 * the API. Without a network, what the API would say is read out of the kept pages, which are everybody's.
 */

declare const self: ServiceWorkerGlobalScope;

const OWNERS_PAGES = /^\/(admin|auth)(\/|$)/;
const READ_BY_PAGES = /^\/api\/(artist|tracks|releases|videos|about\/images)(\/|$)/;
const PICTURE = /^\/uploads\/[^/]+\.(avif|webp|jpe?g|png|gif)$/;
const RECORDING = /^\/uploads\/[^/]+$/;

/** The sound of the kept songs; null until that is known, moments after the start. */
let keptRecordings: Set<string> | null = null;

async function learnKeptRecordings(): Promise<void> {
  keptRecordings = new Set((await readKeptSongs()).map(({ audioFile }) => audioFile));
}

void learnKeptRecordings();

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await removeUnknownStores();
      await self.registration.navigationPreload.enable();
      await self.clients.claim();
      // The page that brought this script came before it, and with it what the page is made of.
      const open = await self.clients.matchAll({ type: 'window' });
      await Promise.allSettled([self.location.origin, ...open.map(({ url }) => url)].map(keepIfVisitors));
    })(),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  event.waitUntil(
    message.kind === 'visited'
      ? keepIfVisitors(new URL(message.path, self.location.origin).href).catch(() => undefined)
      : learnKeptRecordings(),
  );
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
    event.respondWith(picture(request, pathname));
  } else if (RECORDING.test(pathname) && keptRecordings?.has(pathname) !== false) {
    event.respondWith(recording(request, pathname));
  } else if (READ_BY_PAGES.test(pathname)) {
    event.respondWith(newestAnswer(request));
  }
});

function isVisitorsPage(pathname: string): boolean {
  // Feeds, the site map and pictures are opened like pages, and are none.
  const isFile = /\.[a-z0-9]+$/.test(pathname);
  return !isFile && !OWNERS_PAGES.test(pathname) && !/^\/(api|uploads|embed)\//.test(pathname);
}

async function keepIfVisitors(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  if (origin === self.location.origin && isVisitorsPage(pathname)) await keepPageAt(address);
}

/** For how many milliseconds a network may say nothing before the kept page is shown. */
const PATIENCE = 4_000;

/** From the network while there is one that answers; else as it was seen last, or the page that says so. */
async function newestPage(event: FetchEvent): Promise<Response> {
  const address = new URL(event.request.url);
  const asked = askForPage(event);
  // Also what comes after the kept page was shown.
  event.waitUntil(asked.then((page) => keepAndUpdate(address, page.clone())).catch(() => undefined));
  try {
    return (await Promise.race([asked, keptPageAfter(PATIENCE, address)])) ?? (await asked);
  } catch {
    return (await keptPage(address)) ?? offlinePageInstead(address);
  }
}

async function askForPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

async function keepAndUpdate(address: URL, page: Response): Promise<void> {
  await Promise.allSettled([keepSeenPage(address.href, page), bringUpToDate()]);
}

async function keptPageAfter(milliseconds: number, address: URL): Promise<Response | undefined> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return keptPage(address);
}

async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
  const key = pageKey(pathname, search);
  const item = itemAt(pathname);
  // A kept song has all that its page needs beside it; of what was only seen, some may be gone.
  return (
    (item?.kind === 'track' && (await keptPageOf(item.id))) ||
    (await caches.match(key, { ignoreVary: true })) ||
    caches.match(key, { ignoreVary: true, ignoreSearch: true })
  );
}

/** By way of its own address: at another one the page would not be what its scripts expect. */
function offlinePageInstead({ pathname, search }: URL): Response {
  if (pathname === pagePaths.offline) return Response.error();
  const from = encodeURIComponent(pathname + search);
  return Response.redirect(`${self.location.origin}${pagePaths.offline}?from=${from}`);
}

/** Only where the network does not answer: a kept page may be older than what the site says. */
async function newestAnswer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { pathname, search } = new URL(request.url);
    return (await answerFromPages(pathname + search)) ?? Response.error();
  }
}

async function answerFromPages(address: string): Promise<Response | null> {
  const songs = (await caches.keys()).filter((name) => songKeptIn(name) !== null);
  for (const name of [seenStores.pages.name, ...songs, OFFLINE_PAGE]) {
    const store = await caches.open(name);
    // The newest of a store stands last.
    for (const key of (await store.keys()).toReversed()) {
      const kept = await store.match(key, { ignoreVary: true });
      if (!kept?.headers.get('content-type')?.startsWith('text/html')) continue;
      const answer = responseIn(await kept.text(), address);
      if (answer) return answer;
    }
  }
  return null;
}

/** Without a network, in the size that is kept, whichever is asked for. */
async function picture(request: Request, pathname: string): Promise<Response> {
  try {
    return await keptFirst(request, seenStores.pictures);
  } catch {
    return (await caches.match(pictureKey(pathname))) ?? Response.error();
  }
}

async function recording(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname, { ignoreVary: true });
  return kept ? rangeResponse(kept, request.headers.get('range')) : fetch(request);
}

async function keepOfflinePage(page?: Response): Promise<void> {
  const newest = page ?? (await fetchAsVisitor(pagePaths.offline));
  const html = await newest.clone().text();
  if (!newest.ok || !isOurPage(html)) throw new Error('The page for when there is no network did not arrive');
  const files = new Map(assetsIn(html).map((asset) => [asset, asset]));
  await keepWhole({ store: OFFLINE_PAGE, key: pagePaths.offline, page: newest, files });
}

let updating: Promise<void> | undefined;

/** After an update of the site, or of a song, the next visit brings what is kept up to date. */
function bringUpToDate(): Promise<void> {
  updating ??= update().finally(() => {
    updating = undefined;
  });
  return updating;
}

async function update(): Promise<void> {
  const kept = await caches.match(pagePaths.offline, { ignoreVary: true });
  const newest = kept && (await askAgain(kept).catch(() => 'unknown'));
  if (newest instanceof Response) await keepOfflinePage(newest).catch(() => undefined);
  await checkKeptSongs();
  await learnKeptRecordings();
}

/** What another version of this script kept under names that nobody reads any more. */
async function removeUnknownStores(): Promise<void> {
  const known: string[] = [OFFLINE_PAGE, ...Object.values(seenStores).map(({ name }) => name)];
  const names = await caches.keys();
  const unknown = names.filter((name) => !known.includes(name) && songKeptIn(name) === null);
  await Promise.all(unknown.map((name) => caches.delete(name)));
}
