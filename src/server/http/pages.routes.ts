import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbedTheme, PageKind } from '#shared/addresses.ts';
import type { Artist } from '#shared/artist.schema.ts';
import type { Config } from '#server/config.ts';
import type { Limit } from '#server/http/access/limits.ts';
import { ownersPreview } from '#server/http/access/preview.ts';
import { cacheScope, siteAddress } from '#server/http/access/site-address.ts';
import { preferredEncoding, type Encoding } from '#server/http/responses/encoding.ts';
import { matchesEtag } from '#server/http/responses/etag.ts';
import type { Database } from '#server/storage/database/database.ts';

/** A player for other sites: of what, and in which colours where whoever shows it says so. Null for an unknown number. */
export type EmbedAddress = { kind: PageKind; id: number | null; theme: EmbedTheme | null };

export type RenderedPage = {
  status: number;
  /** By the clock of `performance`: when it is older, it may be shown but not kept. */
  freshUntil: number;
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
};

/** Asked for by an older name: the page has one address. */
export type Moved = { movedTo: string };

/** What the HTTP side needs from server rendering, and all it knows about it. */
export type Pages = {
  inlineScripts: string[];
  /** Those of the players that other sites show. */
  embedInlineScripts: string[];
  /** While developing, scripts need more freedom than visitors' pages get. */
  isInDevelopment: boolean;
  paths: string[];
  /** Those of them that are searched by ?q=. */
  searchablePaths: string[];
  /** The name last shown, for when it cannot be read. */
  artistName: () => string;
  /** Rejects when a page cannot be shown. */
  check: () => Promise<void>;
  /** Makes the home page before anybody asks for it. */
  warm: () => Promise<void>;
  /** The page, for those who know the site under this address, or where it stands now. */
  render: (path: string, query: string, site: string) => Promise<RenderedPage | Moved>;
  /** The page as visitors will see it at this moment, for the owner alone. */
  renderPreview: (path: string, query: string, site: string, on: string) => Promise<RenderedPage>;
  /** The home page as it would look with this artist: a still picture of it, for the owner alone. */
  renderLook: (artist: Artist, theme: EmbedTheme) => Promise<string>;
  renderEmbed: (address: EmbedAddress) => Promise<RenderedPage>;
};

type Needs = { pages: Pages; config: Config; database: Database };

/** Gives every page its address; anything else that a browser opens becomes the not-found page. */
export function addPages(app: FastifyInstance, needs: Needs, searchLimit: Limit): void {
  const { pages } = needs;
  for (const path of pages.paths) {
    app.get(
      path,
      { config: { public: true, keepsAnswer: true }, schema: { hide: true } },
      async (request, reply) => {
        if (pages.searchablePaths.includes(path)) await searchLimit.take(request);
        return sendPage(request, reply, needs);
      },
    );
  }
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: Needs,
): Promise<FastifyReply> {
  // Not through URL: it takes what follows two slashes for another site's name.
  const [path = '/', ...query] = request.url.split('?');
  const search = query.join('?');
  const preview = await ownersPreview(request, needs);
  const site = siteAddress(request, needs.config);
  const page = await (preview
    ? needs.pages.renderPreview(path, search, site, preview)
    : needs.pages.render(path, search, site));
  if ('movedTo' in page) {
    // A browser that kept it would go on leaving out a title that comes back.
    reply.header('cache-control', 'public, no-cache');
    return reply.redirect(page.movedTo + (search && `?${search}`), 301);
  }
  return sendRendered(
    request,
    reply,
    page,
    preview ? 'private, no-store' : `${cacheScope(needs.config)}, no-cache`,
  );
}

export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  cacheControl: string,
): Promise<FastifyReply> {
  reply.keepUntil = page.freshUntil;
  reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    // Browsers ask each time whether their copy is still good; the answer is usually a short "yes".
    .headers({
      'cache-control': cacheControl,
      etag: page.etag,
      vary: 'Accept-Encoding',
    });
  const isKnown = matchesEtag(request.headers['if-none-match'], page.etag);
  if (page.status === 200 && isKnown) return reply.status(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}
