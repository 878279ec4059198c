import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cache } from '#server/cache/cache.ts';
import { compress, type Encoding } from '#server/cache/encoding.ts';
import { etagOf } from '#server/cache/etag.ts';
import { freshMs, MAX_SITES_PER_PAGE } from '#server/cache/policies.ts';
import { Failure } from '#server/errors.ts';
import { createPriorityLock } from '#server/priority-lock.ts';

/** Of the query only what changes the page: `?q=…&page=…`, or nothing. */
export type PageAddress = { path: string; search: string };

/** Rendered in place of the site's address, which is known only with a request. */
export const siteMarker = 'https://this-site.invalid';

type Rendering = { status: number; html: string };

export type RenderedPage = {
  status: number;
  /** By the clock of `performance`: an older page may be shown but not cached. */
  freshUntil: number;
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
};

/** One rendering, for every address of the site. */
export type CachedPage = (site: string) => RenderedPage;

type Schedule = (work: () => Promise<Buffer>) => Promise<Buffer>;

export function finishPage(
  { status, html }: Rendering,
  freshUntil = 0,
  schedule: Schedule = (work) => work(),
): CachedPage {
  const bySite = new Map<string, RenderedPage>();
  return (site) => {
    const known = bySite.get(site);
    if (known) return known;
    if (bySite.size >= MAX_SITES_PER_PAGE) bySite.clear();
    const page = { ...encodePage(html.replaceAll(siteMarker, site), schedule), status, freshUntil };
    bySite.set(site, page);
    return page;
  };
}

/** Each encoding is made at its first use: few clients ask for gzip, and compressing takes as long as rendering. */
function encodePage(html: string, schedule: Schedule): Pick<RenderedPage, 'etag' | 'body'> {
  const identity = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  return {
    etag: etagOf(identity),
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const body = schedule(() => compress[encoding](identity));
      bodies.set(encoding, body);
      return body;
    },
  };
}

type Entry = {
  page: Promise<CachedPage>;
  freshUntil: number;
  /** Until then the database is taken to be away: the page is sent without waiting for a newer one. */
  awayUntil: number;
};

/**
 * Rendered pages, until the content changes. Requests for a page in the making share it. An old page is made again before
 * it is sent, because views are counted without a change; while the database is away, it is sent as it is.
 */
export function createPageCache(cache: Cache, render: (address: PageAddress) => Promise<Rendering>) {
  const pages = cache.store<Entry>('pages');
  const withLock = createPriorityLock();

  /** Renders one page at a time and lets other requests in between; searches come last. */
  async function make(address: PageAddress): Promise<CachedPage> {
    const urgency = address.search ? 'later' : 'urgent';
    const { readAt, ...rendering } = await withLock(urgency, async () => {
      await nextTurn();
      return { readAt: performance.now(), ...(await render(address)) };
    });
    const freshUntil = readAt + (address.search ? freshMs.searchedPage : freshMs.page);
    return finishPage(rendering, freshUntil, (work) => withLock(urgency, work));
  }

  function refresh(address: PageAddress, older: Entry | undefined): Promise<CachedPage> {
    const key = address.path + address.search;
    const entry: Entry = { page: make(address), freshUntil: Infinity, awayUntil: 0 };
    // Old search results would be taken for new ones.
    const servesOlder = older !== undefined && !address.search && performance.now() < older.awayUntil;
    if (servesOlder) older.freshUntil = Infinity;
    else pages.set(key, entry);
    // False once a change has emptied the cache: the page then shows older content.
    const isCurrent = () => pages.peek(key) === (servesOlder ? older : entry);

    entry.page = entry.page.then(
      (made) => {
        entry.freshUntil = made('').freshUntil;
        if (isCurrent()) pages.set(key, entry);
        return made;
      },
      (error: unknown) => {
        const mayUseOlder = older !== undefined && isAway(error);
        if (isCurrent() && mayUseOlder) pages.set(key, whileAway(older.page));
        else if (isCurrent()) pages.delete(key);
        if (!mayUseOlder) throw error;
        return older.page;
      },
    );
    if (!servesOlder) return entry.page;
    // The next request reports the failure.
    entry.page.catch(() => undefined);
    return older.page;
  }

  function whileAway(page: Promise<CachedPage>): Entry {
    const now = performance.now();
    return { page, freshUntil: now + freshMs.olderPage, awayUntil: now + freshMs.page };
  }

  return {
    get(address: PageAddress): Promise<CachedPage> {
      const known = pages.get(address.path + address.search);
      return known && performance.now() < known.freshUntil ? known.page : refresh(address, known);
    },
    clear: () => pages.clear(),
  };
}

function isAway(error: unknown): boolean {
  return error instanceof Failure && error.status === 503;
}
