import { setImmediate as nextTurn } from 'node:timers/promises';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { apiPaths, pagePaths } from '#shared/addresses.ts';
import { artistFrom } from '#shared/artist-settings.ts';
import type { EmbedTheme } from '#shared/addresses.ts';
import type { Artist } from '#shared/artist.schema.ts';
import type { Preview } from '#shared/preview.schema.ts';
import { sitePhoto } from '#server/domain/photos.ts';
import { registrationQuery } from '#web/features/account/account.queries.ts';
import { artistQuery, previewQuery } from '#web/lib/queries.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { App } from '#web/pages/app.tsx';
import { readListSearch } from '#web/lib/list-search.ts';
import { itemsOf, type LoadedList } from '#web/lib/lists.ts';
import type { PageItem } from '#web/pages/page-item.ts';
import { itemAddressOf, notFoundRoute, queriesOf, routeFor, type PageQuery } from '#web/pages/routes.ts';
import { partsForOffline, type Assets } from '#ssr/assets.ts';
import { htmlDocument } from '#ssr/document.ts';
import { headOf } from '#ssr/head/head.ts';
import { subjectOf } from '#ssr/head/subject.ts';
import { prefetch } from '#ssr/prefetch.ts';
import type { SourceNeeds } from '#ssr/sources.ts';
import { writeState } from '#ssr/state.ts';

/** Of the query only what changes the page: `?q=…&page=…`, or nothing. */
export type PageAddress = { path: string; search: string };

const notIndexed: string[] = [
  pagePaths.thanks,
  pagePaths.offline,
  pagePaths.auth,
  pagePaths.admin,
  notFoundRoute.path,
];

type ForOwner = {
  /** As visitors will see it at this moment. */
  preview?: Preview | null;
  /** As it would look with this artist, in this theme: to be looked at, and nothing else. */
  look?: { artist: Artist; theme: EmbedTheme } | null;
};

/** Reads what the page needs, renders it for a visitor who is not signed in, and wraps it in a document. */
export async function renderPage(
  { path, search }: PageAddress,
  needs: SourceNeeds & { assets: Assets },
  { preview = null, look = null }: ForOwner = {},
) {
  const route = routeFor(path);
  const queryClient = createQueryClient();
  await route.preload();
  const listSearch = readListSearch(search);
  const itemAddress = itemAddressOf(path);
  const queries = queriesOf(path, listSearch);
  const audience = preview ?? 'everyone';
  await prefetch(queryClient, [[apiPaths.artist], ...queries], needs, audience);
  if (look) queryClient.setQueryData(artistQuery.queryKey, look.artist);
  const artist = queryClient.getQueryData(artistQuery.queryKey) ?? artistFrom([], needs.config.artistName);
  const featured = await sitePhoto(needs.database, artist.look, audience);
  // Reading took its time, and rendering will: in between, whoever asks for a finished page gets it.
  await nextTurn();
  if (preview) queryClient.setQueryData(previewQuery.queryKey, preview);
  const isBeyondEnd = listSearch.page > 1 && queries.every((queryKey) => isEmptyList(queryClient, queryKey));
  const isIndexed = !preview && !look && !notIndexed.includes(route.path) && !listSearch.q && !isBeyondEnd;

  const title = route.title(artist, {
    page: listSearch.page,
    isRegistrationOpen: queryClient.getQueryData(registrationQuery.queryKey)?.open ?? false,
    item: queryClient.getQueryData<PageItem>([itemAddress]),
  });
  const subject = subjectOf(path, queryClient);
  const isSecure = needs.config.publicUrl?.startsWith('https:') ?? false;
  const html = htmlDocument({
    head: headOf({ title, artist, subject, featured, address: path + search, isSecure, isIndexed }),
    content: renderToString(<App queryClient={queryClient} path={path} search={search} />),
    search,
    state: writeState(queryClient),
    assets: needs.assets.forPage(
      `src/web/pages/${route.file}.tsx`,
      artist.look.typeface,
      route.path === pagePaths.offline ? partsForOffline : [],
    ),
    startScript: needs.assets.startScript,
    needsScripts: route.needsScripts ?? false,
    picture: route.preloadPicture?.(queryClient) ?? null,
    look: artist.look,
    stillIn: look?.theme ?? null,
  });
  queryClient.clear();
  return {
    artistName: artist.name,
    status: route === notFoundRoute || isBeyondEnd ? 404 : 200,
    html: (await needs.assets.addDevelopmentScripts?.(path, html)) ?? html,
  };
}

function isEmptyList(queryClient: QueryClient, queryKey: PageQuery): boolean {
  return itemsOf(queryClient.getQueryData<LoadedList<unknown>>(queryKey)).length === 0;
}
