import { itemAt, itemPagePaths } from '#shared/addresses.ts';
import { isOurPage } from '#web/service-worker/page-state.ts';

/** Pages that are kept whole: with everything they name, in a store of their own. */

/** What a page is kept under. One about a thing is found by its number, whatever the title in its address: /music/12 */
export function pageKey(path: string, search = ''): string {
  const item = itemAt(path);
  return (item ? itemPagePaths[item.kind].replace(':item', String(item.id)) : path) + search;
}

/** As everybody sees it: what the owner alone may see cannot get into a store. */
export async function fetchAsVisitor(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const ask = (address: string) => fetch(address, { credentials: 'omit', headers });
  const response = await ask(path);
  // What came by way of another address may not be shown as a page.
  return response.redirected ? ask(response.url) : response;
}

/** The scripts, styles and letters that a page names. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

type WholePage = {
  store: string;
  key: string;
  page: Response;
  /** What it needs: where each file comes from, by the address it is asked for under. */
  files: Map<string, string>;
};

/** Keeps a page with its files. The page comes last: once it is there, everything is. What an older one needed goes. */
export async function keepWhole({ store: name, key, page, files }: WholePage): Promise<void> {
  const store = await caches.open(name);
  await Promise.all(
    [...files].map(async ([address, source]) => {
      if (await store.match(address, { ignoreVary: true })) return;
      const elsewhere = await caches.match(address, { ignoreVary: true });
      await store.put(address, elsewhere ?? (await fetchFile(source)));
    }),
  );
  await store.put(key, page);
  const needed = new Set([...files.keys(), key].map((path) => new URL(path, location.origin).href));
  const kept = await store.keys();
  await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((old) => store.delete(old)));
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit' });
  if (response.status !== 200) throw new Error(`${address} did not arrive`);
  return response;
}

/** How a kept page is now: the page when it has changed, 'same' or 'gone', or 'unknown' when the site cannot say. */
export async function askAgain(kept: Response): Promise<Response | 'same' | 'gone' | 'unknown'> {
  const page = await fetchAsVisitor(kept.url, { 'if-none-match': kept.headers.get('etag') ?? '' });
  if (page.status === 304) return 'same';
  if (!isOurPage(await page.clone().text())) return 'unknown';
  if (page.ok) return page;
  return page.status === 404 ? 'gone' : 'unknown';
}
