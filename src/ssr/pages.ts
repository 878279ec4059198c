import type { Pages } from '#server/http/pages.routes.ts';
import type { Changes } from '#server/domain/changes.ts';
import { readListSearch, writeListSearch } from '#web/lib/list-search.ts';
import { notFoundRoute, routeFor, routes, type Route } from '#web/pages/routes.ts';
import type { Assets } from '#ssr/assets.ts';
import { inlineScripts } from '#ssr/document.ts';
import { createPageCache, finishPage } from '#ssr/page-cache.ts';
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
  needs.changes.onChange(cache.clear);
  return {
    inlineScripts,
    development: needs.assets.development?.middleware,
    paths: routes.map((route) => route.path),
    searchablePaths: routes.filter((route) => route.isList).map((route) => route.path),
    artistName: () => artistName,
    render: (path, query) => {
      const route = routeFor(path);
      if (needs.assets.development) cache.clear();
      return cache.get(addressOf(route, query));
    },
    // For one reader, and never kept.
    renderPreview: async (path, query, on) => {
      const page = await renderPage(addressOf(routeFor(path), query), needs, { on });
      return finishPage(page);
    },
  };
}

/** All unknown addresses share one not-found page, so nobody can fill the cache with them. */
function addressOf(route: Route, query: string): PageAddress {
  return {
    path: route === notFoundRoute ? '/not-found' : route.path,
    search: route.isList ? writeListSearch(readListSearch(query)) : '',
  };
}
