import { pagePaths } from '#shared/primitives/addresses.ts';
import { recentCaches, type RecentCache } from '#web/service-worker/offline-stores.ts';
import { assetsIn, fetchAsVisitor, pageKey } from '#web/service-worker/offline-pages.ts';

/** Caches of recently used responses. */

/** Only complete, public responses of this site. */
function isCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !/no-store/.test(response.headers.get('cache-control') ?? '')
  );
}

/** Deletes the oldest entries above the limit. */
async function put(key: string, response: Response, { name, most }: RecentCache): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, response);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, Math.max(0, cached.length - most)).map((oldest) => cache.delete(oldest)));
}

/** Removes a page that responds with 404. */
export async function cachePage(address: string, page: Response): Promise<void> {
  const { pathname, search } = new URL(address);
  // The offline page has a separate cache.
  if (pathname === pagePaths.offline) return;
  const key = pageKey(pathname, search);
  if (isCacheable(page)) await put(key, page, recentCaches.pages);
  else if (page.status === 404) await (await caches.open(recentCaches.pages.name)).delete(key);
}

/** For pages that were not loaded through the service worker: fetches them and their assets. */
export async function fetchAndCachePage(address: string): Promise<void> {
  const page = await fetchAsVisitor(address);
  const html = await page.clone().text();
  await cachePage(address, page);
  if (!page.ok) return;
  await Promise.allSettled(
    assetsIn(html).map((asset) => cacheFirst(new Request(asset), recentCaches.assets)),
  );
}

/** For immutable files. */
export async function cacheFirst(request: Request, cache: RecentCache): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  // A full cache must not break the page.
  if (isCacheable(response)) await put(request.url, response.clone(), cache).catch(() => undefined);
  return response;
}
