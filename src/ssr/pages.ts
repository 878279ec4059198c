import { embedPagePaths, itemIdIn, pagePaths, type PageKind } from '#shared/addresses.ts';
import { findItemPath } from '#server/domain/item-pages.ts';
import { Failure } from '#server/errors.ts';
import { siteAddress } from '#server/http/access/site-address.ts';
import type { Pages } from '#server/http/pages.routes.ts';
import type { Changes } from '#server/domain/changes.ts';
import { readListSearch, writeListSearch } from '#web/lib/list-search.ts';
import { notFoundRoute, routeFor, routes } from '#web/pages/routes.ts';
import type { Audience } from '#server/storage/database/visibility.ts';
import type { Assets } from '#ssr/assets.ts';
import { inlineScripts } from '#ssr/document.ts';
import { embedInlineScripts, renderEmbed, unknownEmbedPath } from '#ssr/embed.tsx';
import { siteMarker } from '#ssr/head/site-address.ts';
import { createPageCache, keepPage } from '#ssr/page-cache.ts';
import { renderPage, type PageAddress } from '#ssr/render.tsx';
import type { SourceNeeds } from '#ssr/sources.ts';

type Needs = SourceNeeds & { changes: Changes; assets: Assets };

/** Server rendering, as the HTTP side sees it. Every page's code is loaded by then: what is missing shows at the start. */
export async function createPages(needs: Needs): Promise<Pages> {
  await Promise.all([...routes, notFoundRoute].map((route) => route.preload()));
  let artistName = needs.config.artistName;
  const cache = createPageCache(async (address) => {
    const page = await renderPage(address, needs);
    artistName = page.artistName;
    return page;
  });
  const embeds = createPageCache((address) => renderEmbed(address, needs));
  needs.changes.onChange(() => {
    cache.clear();
    embeds.clear();
  });
  return {
    inlineScripts: inlineScripts(needs.assets.startScript),
    embedInlineScripts,
    isInDevelopment: needs.assets.addDevelopmentScripts !== undefined,
    paths: routes.map((route) => route.path),
    searchablePaths: routes.filter((route) => route.isList).map((route) => route.path),
    artistName: () => artistName,
    // From the cache as a rule, so that asking often costs nothing.
    check: async () => {
      const plain = routes.filter(({ kind }) => !kind).map(({ path }) => path);
      await Promise.all([...plain, unknownPath].map((path) => cache.get(addressOf(path, ''))));
    },
    warm: async () => {
      const page = await cache.get(addressOf('/', ''));
      await page(
        siteAddress({ protocol: 'http', host: `localhost:${needs.config.port}` }, needs.config),
      ).body('br');
    },
    render: async (path, query, site) => {
      if (needs.assets.addDevelopmentScripts) cache.clear();
      const place = await placeOf(path, needs);
      if (place !== null && itemIdIn(path) !== null && place !== path) return { movedTo: place };
      const page = await cache.get(addressOf(place ?? unknownPath, query));
      return page(site);
    },
    // For one reader, and never kept.
    renderPreview: async (path, query, site, on) => {
      const place = await placeOf(path, needs, { on });
      const page = await renderPage(addressOf(place ?? unknownPath, query), needs, { preview: { on } });
      return keepPage(page)(site);
    },
    renderLook: async (artist, theme) =>
      (await renderPage(addressOf(pagePaths.home, ''), needs, { look: { artist, theme } })).html,
    renderEmbed: async ({ kind, id, theme }) => {
      if (needs.assets.addDevelopmentScripts) embeds.clear();
      const isThere = id !== null && (await isPublic(kind, id, needs));
      const path = isThere ? embedPagePaths[kind].replace(':id', String(id)) : unknownEmbedPath;
      const page = await embeds.get({ path, search: theme ? `?theme=${theme}` : '' });
      return page(siteMarker);
    },
  };
}

/** All unknown addresses share one not-found page, so nobody can fill the cache with them. */
const unknownPath = '/not-found';

function addressOf(path: string, query: string): PageAddress {
  return { path, search: routeFor(path).isList ? writeListSearch(readListSearch(query)) : '' };
}

/**
 * The one address of the page that is asked for; null when there is no such page. What a page is about is looked up
 * each time: else anybody could fill the cache with things that are not there. While the database is away, what is
 * asked for is what is looked for among the pages made before.
 */
async function placeOf(
  path: string,
  needs: SourceNeeds,
  audience: Audience = 'everyone',
): Promise<string | null> {
  const route = routeFor(path);
  if (route === notFoundRoute) return null;
  const id = itemIdIn(path);
  if (!route.kind || id === null) return route.path;
  return unlessAway(path, findItemPath(needs.database, route.kind, id, audience));
}

async function isPublic(kind: PageKind, id: number, { database }: SourceNeeds): Promise<boolean> {
  return (await unlessAway('unknown', findItemPath(database, kind, id, 'everyone'))) !== null;
}

async function unlessAway<Answer>(whenAway: Answer, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure && error.status === 503) return whenAway;
    throw error;
  }
}
