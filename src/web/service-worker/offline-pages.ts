import { itemAt, itemPagePaths } from '#shared/primitives/addresses.ts';
import { isOurPage } from '#web/service-worker/page-state.ts';

/** Pages that are cached completely, each with its files in a separate cache. */

/** The cache key of a page. Item pages are found by id, whatever the slug: /music/12 */
export function pageKey(path: string, search = ''): string {
  const item = itemAt(path);
  return (item ? itemPagePaths[item.kind].replace(':item', String(item.id)) : path) + search;
}

/** Without cookies, so that nothing private gets into a cache. */
export async function fetchAsVisitor(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = (address: string) => fetch(address, { credentials: 'omit', headers });
  const response = await request(path);
  // Browsers refuse redirected responses for navigations.
  return response.redirected ? request(response.url) : response;
}

/** Scripts, styles and fonts. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

type CompletePage = {
  cacheName: string;
  key: string;
  page: Response;
  /** Cached address of each file and where to load it from. */
  files: Map<string, string>;
};

/** Caches the page last, so that a cached page is complete. Files of older versions are deleted. */
export async function cacheWithFiles({ cacheName, key, page, files }: CompletePage): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    [...files].map(async ([address, source]) => {
      if (await cache.match(address, { ignoreVary: true })) return;
      const copy = await caches.match(address, { ignoreVary: true });
      await cache.put(address, copy ?? (await fetchFile(source)));
    }),
  );
  await cache.put(key, page);
  const needed = new Set([...files.keys(), key].map((path) => new URL(path, location.origin).href));
  const cached = await cache.keys();
  await Promise.all(cached.filter(({ url }) => !needed.has(url)).map((old) => cache.delete(old)));
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit' });
  if (response.status !== 200) throw new Error(`${address} did not arrive`);
  return response;
}

/** Returns the new page if it has changed; 'unknown' when the site does not respond properly. */
export async function revalidate(cached: Response): Promise<Response | 'same' | 'gone' | 'unknown'> {
  const page = await fetchAsVisitor(cached.url, { 'if-none-match': cached.headers.get('etag') ?? '' });
  if (page.status === 304) return 'same';
  if (!isOurPage(await page.clone().text())) return 'unknown';
  if (page.ok) return page;
  return page.status === 404 ? 'gone' : 'unknown';
}
