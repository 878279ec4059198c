import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Failure } from '#server/errors.ts';
import type { RenderedPage } from '#server/http/pages.routes.ts';
import type { Encoding } from '#server/http/responses/encoding.ts';
import { createPriorityLock } from '#server/priority-lock.ts';
import type { PageAddress } from '#ssr/render.tsx';
import { siteMarker } from '#ssr/head/site-address.ts';

/** View counts and "This month" move without an announcement; this is how old they may become. */
const KEPT_MS = 60_000;
/** For searched and further pages, of which there is no end: long enough that many who search one word share it. */
const SEARCH_KEPT_MS = 5_000;
/** How long an older page is shown before it is tried again whether a new one can be made. */
const RETRY_MS = 2_000;
const MOST_PAGES = 100;
/** Fast enough for a page that is rendered anew after each change. */
const BROTLI_QUALITY = 5;

/** A site is known under one address, perhaps with and without www; whoever makes up more costs no more memory. */
const MOST_ADDRESSES = 4;

type Rendered = { status: number; html: string };
type Compress = () => Promise<Buffer>;
type InTurn = (compress: Compress) => Promise<Buffer>;
/** A page as those see it who ask under this address of the site. */
export type KeptPage = (site: string) => RenderedPage;

/** One rendering, whatever the site is called by those who ask. */
export function keepPage({ status, html }: Rendered, inTurn: InTurn = (compress) => compress()): KeptPage {
  const finished = new LRUCache<string, RenderedPage>({ max: MOST_ADDRESSES });
  return (site) => {
    const known = finished.get(site);
    if (known) return known;
    const page = finishPage(status, html.replaceAll(siteMarker, site), inTurn);
    finished.set(site, page);
    return page;
  };
}

/** A page's bytes, compressed when first asked for: hardly anybody asks for gzip, and compressing takes as long as rendering. */
function finishPage(status: number, html: string, inTurn: InTurn): RenderedPage {
  const identity = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  return {
    status,
    etag: etagOf(identity),
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const body = inTurn(() => compressors[encoding](identity));
      bodies.set(encoding, body);
      return body;
    },
  };
}

/**
 * Keeps pages' finished bytes until the content changes. Who asks for a page in the making waits for that one; when it
 * cannot be made because the database is away, they get the page as it was.
 */
export function createPageCache(render: (address: PageAddress) => Promise<Rendered>) {
  const pages = new LRUCache<string, Promise<KeptPage>>({ max: MOST_PAGES });
  const lastMade = new LRUCache<string, KeptPage>({ max: MOST_PAGES });

  const withLock = createPriorityLock();

  /** One piece of work at a time, and between two of them whoever asks for a finished page gets it; searches come last. */
  async function make(address: PageAddress): Promise<KeptPage> {
    const urgency = address.search ? 'later' : 'urgent';
    const page = await withLock(urgency, async () => {
      await nextTurn();
      return render(address);
    });
    return keepPage(page, (compress) => withLock(urgency, compress));
  }

  return {
    get(address: PageAddress): Promise<KeptPage> {
      const key = address.path + address.search;
      const kept = pages.get(key);
      if (kept) return kept;
      const page: Promise<KeptPage> = make(address).then(
        (made) => {
          if (pages.peek(key) === page) lastMade.set(key, made);
          return made;
        },
        (error: unknown) => {
          const older = isAway(error) && lastMade.get(key);
          if (pages.peek(key) === page) pages.delete(key);
          if (!older) throw error;
          pages.set(key, page, { ttl: RETRY_MS });
          return older;
        },
      );
      pages.set(key, page, { ttl: address.search ? SEARCH_KEPT_MS : KEPT_MS });
      return page;
    },
    clear: () => {
      pages.clear();
      lastMade.clear();
    },
  };
}

function isAway(error: unknown): boolean {
  return error instanceof Failure && error.status === 503;
}

const compressors: Record<Encoding, (identity: Buffer) => Promise<Buffer>> = {
  identity: (identity) => Promise.resolve(identity),
  gzip: (identity) => promisify(gzip)(identity),
  br: (identity) =>
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

/** Weak, because the three encodings share it and are not the same bytes. */
function etagOf(identity: Buffer): string {
  return `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
}
