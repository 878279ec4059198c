import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '#server/http/pages.routes.ts';
import type { PageAddress } from '#ssr/render.tsx';

/** View counts and "This month" move without an announcement; this is how old they may become. */
const KEPT_MS = 60_000;

/** Fast enough for a page that is rendered anew after each change. */
const BROTLI_QUALITY = 5;

type Rendered = { status: number; html: string };

/** Keeps each page's finished bytes until the content changes; a crowd at the door costs one rendering. */
export function createPageCache(render: (address: PageAddress) => Promise<Rendered>) {
  const pages = new Map<string, { page: Promise<RenderedPage>; madeAt: number }>();

  async function make(address: PageAddress): Promise<RenderedPage> {
    const { status, html } = await render(address);
    return pack(status, Buffer.from(html));
  }

  return {
    get({ path, search }: PageAddress): Promise<RenderedPage> {
      // There is no end of things to search for, so what was found is not kept.
      if (search) return make({ path, search });
      const kept = pages.get(path);
      if (kept && Date.now() - kept.madeAt < KEPT_MS) return kept.page;
      const page = make({ path, search });
      const entry = { page, madeAt: Date.now() };
      pages.set(path, entry);
      page.catch(() => {
        if (pages.get(path) === entry) pages.delete(path);
      });
      return page;
    },
    clear: () => pages.clear(),
  };
}

async function pack(status: number, identity: Buffer): Promise<RenderedPage> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  // Weak, because the three encodings share it and are not the same bytes.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { status, etag, bodies: { identity, gzip: zipped, br } };
}
