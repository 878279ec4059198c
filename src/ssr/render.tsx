import { setImmediate as nextTurn } from 'node:timers/promises';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { scriptJson } from '#shared/primitives/escape-html.ts';
import { apiPaths, pagePaths, type EmbedTheme } from '#shared/primitives/addresses.ts';
import { textOf } from '#shared/language/text-of.ts';
import { collectTexts } from '#shared/language/kept-formatter.ts';
import { withText } from '#shared/language/text.ts';
import { artistFrom } from '#shared/site/artist-settings.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { defaultLook } from '#shared/site/look/look.ts';
import type { Preview } from '#shared/site/settings.schema.ts';
import type { PageAddress } from '#server/cache/page-cache.ts';
import { sitePhoto } from '#server/domain/catalogue/photos.ts';
import { registrationQuery, renderedForOwnerQuery } from '#web/features/account/account.queries.ts';
import { artistQuery, featuredPhotoQuery, previewQuery } from '#web/lib/api/queries.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { App } from '#web/pages/app.tsx';
import { readListSearch } from '#web/lib/api/list-search.ts';
import { itemsOf, type LoadedList } from '#web/lib/api/lists.ts';
import type { PageItem } from '#web/pages/page-item.ts';
import { itemAddressOf, notFoundRoute, routeFor } from '#web/pages/routes.ts';
import { queriesOf, type PageQuery } from '#ssr/page-queries.ts';
import { heroPreload } from '#web/features/hero/hero-preload.ts';
import { announcementPart, partsForOffline, type Assets } from '#ssr/assets.ts';
import { dashboardParts } from '#ssr/dashboard-parts.ts';
import { htmlDocument } from '#ssr/document.ts';
import { headOf } from '#ssr/head/head.ts';
import { subjectOf } from '#ssr/head/subject.ts';
import { prefetch, type SourceDeps } from '#ssr/sources.ts';
import { writeState } from '#ssr/state.ts';
import { visitorSentences } from '#ssr/visitor-sentences.ts';

const ownerPages: string[] = [pagePaths.auth, pagePaths.resetPassword, pagePaths.admin];
const notIndexed: string[] = [pagePaths.thanks, pagePaths.offline, ...ownerPages, notFoundRoute.path];

type ForOwner = {
  /** The page as visitors will see it at this moment. */
  preview?: Preview | null;
  /** The page with this artist and theme, without scripts. */
  look?: { artist: Artist; theme: EmbedTheme } | null;
  /** Responses of the API, by path. */
  data?: Record<string, unknown> | null;
};

/** Reads what the page needs and renders the document, for a visitor who is not signed in unless `ForOwner` says otherwise. */
export async function renderPage(
  { path, search }: PageAddress,
  deps: SourceDeps & { assets: Assets },
  { preview = null, look = null, data = null }: ForOwner = {},
) {
  const route = routeFor(path);
  const queryClient = createQueryClient();
  await route.preload();
  const listSearch = readListSearch(search);
  const itemAddress = itemAddressOf(path);
  const audience = preview ?? 'everyone';
  await prefetch(queryClient, [[apiPaths.artist]], deps, audience);
  if (look) queryClient.setQueryData(artistQuery.queryKey, look.artist);
  const artist = queryClient.getQueryData(artistQuery.queryKey) ?? artistFrom([], deps.config.artistName);
  const queries = queriesOf(path, listSearch, artist);
  await prefetch(queryClient, queries, deps, audience);
  for (const [address, response] of Object.entries(data ?? {})) queryClient.setQueryData([address], response);
  if (data) queryClient.setQueryData(renderedForOwnerQuery.queryKey, true);
  // The home page has read it.
  const known =
    artist.look.photo === null ? queryClient.getQueryData(featuredPhotoQuery.queryKey) : undefined;
  const featured = known === undefined ? await sitePhoto(deps.database, artist.look, audience) : known;
  // Between reading and rendering, requests for cached pages get their turn.
  await nextTurn();
  if (preview) queryClient.setQueryData(previewQuery.queryKey, preview);
  const isBeyondEnd =
    listSearch.page > 1 &&
    queries.length > 0 &&
    queries.every((queryKey) => isEmptyList(queryClient, queryKey));
  const isIndexed = !preview && !look && !notIndexed.includes(route.path) && !listSearch.q && !isBeyondEnd;

  const { language } = artist;
  const html = withText(textOf(language), () => {
    const { result: rendered, texts } = collectTexts(() => ({
      title: route.title(artist, {
        page: listSearch.page,
        isRegistrationOpen: queryClient.getQueryData(registrationQuery.queryKey)?.open ?? false,
        item: queryClient.getQueryData<PageItem>([itemAddress]),
      }),
      content: renderToString(<App queryClient={queryClient} path={path} search={search} />),
    }));
    const subject = subjectOf(path, queryClient);
    const isSecure = deps.config.publicUrl?.startsWith('https:') ?? false;
    const assets = deps.assets.forPage(
      `src/web/pages/${route.file}.tsx`,
      // The dashboard keeps its own type.
      { typeface: route.path === pagePaths.admin ? defaultLook.typeface : artist.look.typeface, language },
      [
        ...(route.path === pagePaths.offline ? partsForOffline : []),
        ...(artist.announcement ? [announcementPart] : []),
        ...(data ? dashboardParts(search) : []),
      ],
    );
    return htmlDocument({
      head: headOf({
        title: rendered.title,
        artist,
        subject,
        featured,
        address: path + search,
        isSecure,
        isIndexed,
      }),
      content: rendered.content,
      search,
      state: writeState(queryClient),
      text: visitorSentences(language),
      formatted: scriptJson(texts),
      assets: data ? { ...assets, scripts: [...assets.scripts, assets.ownerText] } : assets,
      startScript: deps.assets.startScript,
      needsScripts: Boolean(route.needsScripts) && !(data && dashboardParts(search).length === 0),
      picture: route.path === pagePaths.home ? heroPreload(queryClient) : null,
      artist,
      isCounted: Boolean(artist.statistics) && !preview && !look && !ownerPages.includes(route.path),
      previewTheme: look?.theme ?? null,
    });
  });
  queryClient.clear();
  return {
    artistName: artist.name,
    status: route === notFoundRoute || isBeyondEnd ? 404 : 200,
    html: (await deps.assets.addDevelopmentScripts?.(path, html)) ?? html,
  };
}

function isEmptyList(queryClient: QueryClient, queryKey: PageQuery): boolean {
  return itemsOf(queryClient.getQueryData<LoadedList<unknown>>(queryKey)).length === 0;
}
