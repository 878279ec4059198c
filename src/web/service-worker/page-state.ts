import { listAddress, type ListPage, type ListQuery } from '#shared/primitives/lists.ts';
import { OFFLINE_PAGE, recentCaches, itemOfCache } from '#web/service-worker/offline-stores.ts';

/** The HTML of a page contains its query results (ssr/state.ts), so cached pages can replace API responses offline. */

type QueryKey = [address: string, list?: ListQuery];
type PageState = [queryKey: QueryKey, data: unknown][];
/** Of pages that were cached from an earlier version. */
type EarlierState = { queries: { queryKey: QueryKey; state: { data: unknown } }[] };

/** Null for HTML that is not from this site. */
function stateIn(html: string): PageState | null {
  const [, state = 'null'] = /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  const parsed = JSON.parse(state) as PageState | EarlierState | null;
  if (parsed === null || Array.isArray(parsed)) return parsed;
  return parsed.queries.map((query) => [query.queryKey, query.state.data]);
}

/** False for error pages of a proxy. */
export function isOurPage(html: string): boolean {
  return stateIn(html) !== null;
}

function queryIn(html: string, address: string) {
  return stateIn(html)?.find(([[path, list]]) => (list ? listAddress(path, list) : path) === address);
}

export function dataIn(html: string, address: string): unknown {
  return queryIn(html, address)?.[1];
}

/** Builds the API response from the page state. */
export function responseIn(html: string, address: string): Response | null {
  const query = queryIn(html, address);
  if (!query) return null;
  const [[, list], data] = query;
  if (!list) return Response.json(data);
  const [first] = (data as { pages: ListPage<unknown>[] }).pages;
  if (!first) return null;
  const { items, total, next } = first;
  return Response.json(items, {
    headers: { 'x-total-count': String(total), ...(next !== null && { link: `<${next}>; rel="next"` }) },
  });
}

/** Searches the newest cached pages first. */
export async function responseFromCaches(address: string): Promise<Response | null> {
  const saved = (await caches.keys()).filter((name) => itemOfCache(name) !== null);
  for (const name of [recentCaches.pages.name, ...saved, OFFLINE_PAGE]) {
    const cache = await caches.open(name);
    for (const key of (await cache.keys()).toReversed()) {
      const cached = await cache.match(key, { ignoreVary: true });
      if (!cached?.headers.get('content-type')?.startsWith('text/html')) continue;
      const response = responseIn(await cached.text(), address);
      if (response) return response;
    }
  }
  return null;
}
