import { pagePaths } from '#shared/addresses.ts';
import { seenStores, type SeenStore } from '#web/service-worker/offline-stores.ts';
import { assetsIn, fetchAsVisitor, pageKey } from '#web/service-worker/kept-pages.ts';

/** What was seen last: kept by itself, until there is too much of it. */

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
async function keep(key: string, response: Response, { name, most }: SeenStore): Promise<void> {
  const store = await caches.open(name);
  await store.delete(key, { ignoreVary: true });
  await store.put(key, response);
  const seen = await store.keys();
  await Promise.all(seen.slice(0, Math.max(0, seen.length - most)).map((oldest) => store.delete(oldest)));
}

/** Keeps a page as it is seen; one that is gone is kept no more. */
export async function keepSeenPage(address: string, page: Response): Promise<void> {
  const { pathname, search } = new URL(address);
  // It has a store of its own.
  if (pathname === pagePaths.offline) return;
  const key = pageKey(pathname, search);
  if (mayBeKept(page)) await keep(key, page, seenStores.pages);
  else if (page.status === 404) await (await caches.open(seenStores.pages.name)).delete(key);
}

/** Keeps a page that was not loaded, or not by way of the service worker, and what it is made of. */
export async function keepPageAt(address: string): Promise<void> {
  const page = await fetchAsVisitor(address);
  const html = await page.clone().text();
  await keepSeenPage(address, page);
  if (!page.ok) return;
  await Promise.allSettled(assetsIn(html).map((asset) => keptFirst(new Request(asset), seenStores.assets)));
}

/** For files that never change under their names. */
export async function keptFirst(request: Request, store: SeenStore): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // Where there is no room it is shown all the same.
  if (mayBeKept(response)) await keep(request.url, response.clone(), store).catch(() => undefined);
  return response;
}
