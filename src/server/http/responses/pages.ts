import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmbedTheme, newsletterPaths, PlayerKind } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { preferredEncoding } from '#server/cache/encoding.ts';
import { matchesEtag } from '#server/cache/etag.ts';
import type { RenderedPage } from '#server/cache/page-cache.ts';

/** A player for other sites. `id` is null for an unknown number, `theme` where the embedding site chose none. */
type EmbedAddress = { kind: PlayerKind; id: number | null; theme: EmbedTheme | null };

/** The request used an older address of the page. */
type MovedPage = { movedTo: string };

/** `preview` is the moment at which the owner looks at the site. */
type DashboardContent = { data: Record<string, unknown>; preview: string | null };

/** `left` answers the button of `unsubscribe`. */
export type NewsletterStep = keyof typeof newsletterPaths | 'left';

/** What the HTTP side needs from server rendering, which ssr/pages.ts provides. */
export type Pages = {
  inlineScripts: string[];
  /** Those of the players that other sites show. */
  embedInlineScripts: string[];
  isInDevelopment: boolean;
  paths: string[];
  /** Those of them that are searched by ?q=. */
  searchablePaths: string[];
  /** The name last shown, for when it cannot be read. */
  artistName: () => string;
  /** Rejects when a page cannot be shown. */
  check: () => Promise<void>;
  /** Renders the home page before the first request for it. */
  warm: () => Promise<void>;
  /** The page, with links to this address of the site. */
  render: (path: string, query: string, site: string) => Promise<RenderedPage | MovedPage>;
  /** The page as visitors will see it at this moment, for the owner alone. */
  renderPreview: (path: string, query: string, site: string, on: string) => Promise<RenderedPage>;
  /** The dashboard with these responses of the API, by path, for the owner alone. */
  renderDashboard: (query: string, site: string, content: DashboardContent) => Promise<RenderedPage>;
  /** The home page as it would look with this artist, without scripts, for the owner alone. */
  renderLook: (artist: Artist, theme: EmbedTheme) => Promise<string>;
  renderEmbed: (address: EmbedAddress) => Promise<RenderedPage>;
  /** A page of the mailing list, for the person whose link has this token. */
  renderNewsletter: (step: NewsletterStep, token: string) => Promise<string>;
};

export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  cacheControl: string,
): Promise<FastifyReply> {
  reply.freshUntil = page.freshUntil;
  reply.headers({ 'cache-control': cacheControl, etag: page.etag, vary: 'Accept-Encoding' });
  const isKnown = matchesEtag(request.headers['if-none-match'], page.etag);
  if (page.status === 200 && isKnown) return reply.status(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = await page.body(encoding);
  return reply.status(page.status).type('text/html; charset=utf-8').send(body);
}
