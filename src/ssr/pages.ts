import { embedPagePaths, itemIdIn, pagePaths, type PageKind } from '#shared/primitives/addresses.ts';
import type { Cache } from '#server/cache/cache.ts';
import { createPageCache, finishPage, siteMarker, type PageAddress } from '#server/cache/page-cache.ts';
import type { Audience } from '#server/domain/catalogue/audience.ts';
import { findItemPath } from '#server/domain/catalogue/item-paths.ts';
import { isPageOn } from '#server/domain/site/optional-pages.ts';
import { Failure } from '#server/errors.ts';
import { siteAddress } from '#server/http/access/site-address.ts';
import type { Pages } from '#server/http/responses/pages.ts';
import { statisticsTab } from '#web/admin/dashboard/dashboard.tsx';
import { firstForm } from '#web/admin/dashboard/upload-tab.tsx';
import { signUpForm } from '#web/features/newsletter/sign-up.ts';
import { announcementBar } from '#web/features/site/announcement.ts';
import { readListSearch, writeListSearch } from '#web/lib/api/list-search.ts';
import { homeParts } from '#web/pages/home-parts.ts';
import { itemParts } from '#web/pages/item-parts.ts';
import { notFoundRoute, routeFor, routes } from '#web/pages/routes.ts';
import type { Assets } from '#ssr/assets.ts';
import { inlineScripts } from '#ssr/document.ts';
import { embedInlineScripts, renderEmbed, unknownEmbedPath } from '#ssr/embed.tsx';
import { renderNewsletter } from '#ssr/newsletter.tsx';
import { renderPage } from '#ssr/render.tsx';
import type { SourceDeps } from '#ssr/sources.ts';

type Deps = SourceDeps & { cache: Cache; assets: Assets };

/** Server rendering for the HTTP side. Loads the code of every page, so that a missing one fails the start. */
export async function createPages(deps: Deps): Promise<Pages> {
  const lateParts = [
    ...Object.values(homeParts),
    ...Object.values(itemParts),
    announcementBar,
    signUpForm,
    firstForm,
    statisticsTab,
  ];
  const parts = [...routes, notFoundRoute, ...lateParts];
  await Promise.all(parts.map((part) => part.preload()));
  let artistName = deps.config.artistName;
  const pages = createPageCache(deps.cache, async (address) => {
    const page = await renderPage(address, deps);
    artistName = page.artistName;
    return page;
  });
  const embeds = createPageCache(deps.cache, (address) => renderEmbed(address, deps));
  const isInDevelopment = deps.assets.addDevelopmentScripts !== undefined;
  return {
    inlineScripts: inlineScripts(deps.assets.startScript),
    embedInlineScripts,
    isInDevelopment,
    paths: routes.map((route) => route.path),
    searchablePaths: routes.filter((route) => route.isList).map((route) => route.path),
    artistName: () => artistName,
    // Usually from the cache, so that frequent checks cost nothing.
    check: async () => {
      const plain = routes.filter(({ kind }) => !kind).map(({ path }) => canonicalPath(path, deps));
      const paths = [...(await Promise.all(plain)), null];
      await Promise.all(paths.map((path) => pages.get(addressOf(path ?? unknownPath, ''))));
    },
    warm: async () => {
      const page = await pages.get(addressOf('/', ''));
      const site = siteAddress({ protocol: 'http', host: `localhost:${deps.config.port}` }, deps.config);
      await page(site).body('br');
    },
    render: async (path, query, site) => {
      if (isInDevelopment) pages.clear();
      const itemPath = await canonicalPath(path, deps);
      if (itemPath !== null && itemIdIn(path) !== null && itemPath !== path) return { movedTo: itemPath };
      const page = await pages.get(addressOf(itemPath ?? unknownPath, query));
      return page(site);
    },
    // For one reader, so never cached.
    renderPreview: async (path, query, site, on) => {
      const itemPath = await canonicalPath(path, deps, { on });
      const page = await renderPage(addressOf(itemPath ?? unknownPath, query), deps, { preview: { on } });
      return finishPage(page)(site);
    },
    renderDashboard: async (query, site, { data, preview }) => {
      const address = { path: pagePaths.admin, search: query && `?${query}` };
      return finishPage(
        await renderPage(address, deps, { data, preview: preview === null ? null : { on: preview } }),
      )(site);
    },
    renderLook: async (artist, theme) =>
      (await renderPage(addressOf(pagePaths.home, ''), deps, { look: { artist, theme } })).html,
    renderEmbed: async ({ kind, id, theme }) => {
      if (isInDevelopment) embeds.clear();
      const isThere = id !== null && (await isPublic(kind, id, deps));
      const path = isThere ? embedPagePaths[kind].replace(':id', String(id)) : unknownEmbedPath;
      const page = await embeds.get({ path, search: theme ? `?theme=${theme}` : '' });
      return page(siteMarker);
    },
    // Contains the token of one person, so never cached.
    renderNewsletter: (step, token) => renderNewsletter(step, token, deps),
  };
}

/** All unknown addresses share one not-found page, so that they cannot fill the cache. */
const unknownPath = '/not-found';

function addressOf(path: string, query: string): PageAddress {
  return { path, search: routeFor(path).isList ? writeListSearch(readListSearch(query)) : '' };
}

/**
 * The canonical path of a page; null when there is no such page. An item is looked up each time, so that unknown ids
 * cannot fill the cache. While the database is away, the requested path is looked for among the cached pages.
 */
async function canonicalPath(
  path: string,
  deps: SourceDeps,
  audience: Audience = 'everyone',
): Promise<string | null> {
  const route = routeFor(path);
  if (route === notFoundRoute) return null;
  const id = itemIdIn(path);
  if (route.path === pagePaths.resetPassword && !deps.config.mail) return null;
  if (!route.kind || id === null) {
    const isOn = await unlessAway(true, isPageOn(deps.database, route.path));
    return isOn ? route.path : null;
  }
  return unlessAway(path, findItemPath(deps.database, route.kind, id, audience));
}

async function isPublic(kind: PageKind, id: number, { database }: SourceDeps): Promise<boolean> {
  return (await unlessAway('unknown', findItemPath(database, kind, id, 'everyone'))) !== null;
}

async function unlessAway<Result>(whenAway: Result, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof Failure && error.status === 503) return whenAway;
    throw error;
  }
}
