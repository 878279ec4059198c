import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Failure } from '#server/errors.ts';
import type { RenderedPage } from '#server/http/pages.routes.ts';
import { compress, type Encoding } from '#server/http/responses/encoding.ts';
import { etagOf } from '#server/http/responses/etag.ts';
import { createPriorityLock } from '#server/priority-lock.ts';
import type { PageAddress } from '#ssr/render.tsx';
import { siteMarker } from '#ssr/head/site-address.ts';

/** View counts and "This month" move without an announcement: a page that is older is made anew. */
const KEPT_MS = 60_000;
/** For searched and further pages, of which there is no end: long enough that many who search one word share it. */
const SEARCH_KEPT_MS = 5_000;
/** How long an older page is shown before it is tried again whether a new one can be made. */
const RETRY_MS = 2_000;
const MOST_PAGES = 100;

/** A site is known under one address, perhaps with and without www; whoever makes up more costs no more memory. */
const MOST_ADDRESSES = 4;

type Rendered = { status: number; html: string };
type Compress = () => Promise<Buffer>;
type InTurn = (compress: Compress) => Promise<Buffer>;
/** A page as those see it who ask under this address of the site. */
export type KeptPage = (site: string) => RenderedPage;

/** One rendering, whatever the site is called by those who ask. */
export function keepPage(
  { status, html }: Rendered,
  inTurn: InTurn = (compress) => compress(),
  freshUntil = 0,
): KeptPage {
  const finished = new LRUCache<string, RenderedPage>({ max: MOST_ADDRESSES });
  return (site) => {
    const known = finished.get(site);
    if (known) return known;
    const page = { ...finishPage(html.replaceAll(siteMarker, site), inTurn), status, freshUntil };
    finished.set(site, page);
    return page;
  };
}

/** A page's bytes, compressed when first asked for: hardly anybody asks for gzip, and compressing takes as long as rendering. */
function finishPage(html: string, inTurn: InTurn): Pick<RenderedPage, 'etag' | 'body'> {
  const identity = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  return {
    etag: etagOf(identity),
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const body = inTurn(() => compress[encoding](identity));
      bodies.set(encoding, body);
      return body;
    },
  };
}

type Kept = { page: Promise<KeptPage>; freshUntil: number };

/**
 * Keeps pages' finished bytes until the content changes. Who asks for a page in the making waits for that one. A page
 * that has only grown old is shown while the new one is made, and for as long as the database is away.
 */
export function createPageCache(render: (address: PageAddress) => Promise<Rendered>) {
  const pages = new LRUCache<string, Kept>({ max: MOST_PAGES });
  const withLock = createPriorityLock();

  /** One piece of work at a time, and between two of them whoever asks for a finished page gets it; searches come last. */
  async function make(address: PageAddress): Promise<KeptPage> {
    const urgency = address.search ? 'later' : 'urgent';
    const page = await withLock(urgency, async () => {
      await nextTurn();
      return render(address);
    });
    const freshUntil = performance.now() + (address.search ? SEARCH_KEPT_MS : KEPT_MS);
    return keepPage(page, (compress) => withLock(urgency, compress), freshUntil);
  }

  /** Makes a page and keeps it, unless everything was forgotten meanwhile. */
  function makeAnew(address: PageAddress, older: Kept | undefined): Promise<KeptPage> {
    const key = address.path + address.search;
    const kept: Kept = { page: make(address), freshUntil: Infinity };
    // Old search results would be taken for new ones.
    const isShownMeanwhile = older !== undefined && !address.search;
    if (older) older.freshUntil = Infinity;
    if (!isShownMeanwhile) pages.set(key, kept);
    const isCurrent = () => pages.peek(key) === (isShownMeanwhile ? older : kept);

    const page = kept.page.then(
      (made) => {
        kept.freshUntil = made('').freshUntil;
        if (isCurrent()) pages.set(key, kept);
        return made;
      },
      (error: unknown) => {
        const isOlderShown = older !== undefined && isAway(error);
        if (isCurrent() && isOlderShown)
          pages.set(key, { page: older.page, freshUntil: performance.now() + RETRY_MS });
        else if (isCurrent()) pages.delete(key);
        if (!isOlderShown) throw error;
        return older.page;
      },
    );
    kept.page = page;
    if (!isShownMeanwhile) return page;
    // Whoever asks next learns why it failed.
    page.catch(() => undefined);
    return older.page;
  }

  return {
    get(address: PageAddress): Promise<KeptPage> {
      const known = pages.get(address.path + address.search);
      return known && performance.now() < known.freshUntil ? known.page : makeAnew(address, known);
    },
    clear: () => pages.clear(),
  };
}

function isAway(error: unknown): boolean {
  return error instanceof Failure && error.status === 503;
}
