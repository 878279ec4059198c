import { listAddress, type ListPage, type ListQuery } from '#shared/lists.ts';

/** What was read for a page travels in its HTML (ssr/state.ts), so a page that is kept can answer what it asks for. */

type PageState = { queries: { queryKey: [address: string, list?: ListQuery]; state: { data: unknown } }[] };

/** What a page of this site came with; null for any other HTML. */
function stateIn(html: string): PageState | null {
  const [, state] = /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return state === undefined ? null : (JSON.parse(state) as PageState);
}

/** A proxy on the way has pages of its own, and they say nothing about the site. */
export function isOurPage(html: string): boolean {
  return stateIn(html) !== null;
}

function queryIn(html: string, address: string) {
  return stateIn(html)?.queries.find(
    ({ queryKey: [path, list] }) => (list ? listAddress(path, list) : path) === address,
  );
}

/** What the page read at this address; undefined where it read nothing there. */
export function dataIn(html: string, address: string): unknown {
  return queryIn(html, address)?.state.data;
}

/** The same as the API would answer it. */
export function responseIn(html: string, address: string): Response | null {
  const query = queryIn(html, address);
  if (!query) return null;
  const { queryKey, state } = query;
  if (!queryKey[1]) return Response.json(state.data);
  const [first] = (state.data as { pages: ListPage<unknown>[] }).pages;
  if (!first) return null;
  const { items, total, next } = first;
  return Response.json(items, {
    headers: { 'x-total-count': String(total), ...(next !== null && { link: `<${next}>; rel="next"` }) },
  });
}
