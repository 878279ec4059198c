import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { apiPaths, pagePaths } from '#shared/addresses.ts';
import { artistFrom, type Artist } from '#shared/artist.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { App } from '#web/pages/app.tsx';
import { notFoundRoute, routeFor, type Route } from '#web/pages/routes.ts';
import type { Assets } from '#ssr/assets.ts';
import { htmlDocument } from '#ssr/document.ts';
import { sources, type SourceNeeds } from '#ssr/sources.ts';
import { writeState } from '#ssr/state.ts';

/** Of the query only what changes the page: `?q=…`, or nothing. */
export type PageAddress = { path: string; search: string };

const notIndexed: string[] = [pagePaths.auth, pagePaths.admin, notFoundRoute.path];

/** Reads what the page needs, renders it for a visitor who is not signed in, and wraps it in a document. */
export async function renderPage({ path, search }: PageAddress, needs: SourceNeeds & { assets: Assets }) {
  const route = routeFor(path);
  const queryClient = createQueryClient();
  await route.preload();
  await prefetch(queryClient, route, needs);

  const artist =
    queryClient.getQueryData<Artist>([apiPaths.artist]) ?? artistFrom([], needs.config.artistName);
  const html = htmlDocument({
    title: route.title(artist),
    artist,
    content: renderToString(<App queryClient={queryClient} path={path} search={search} />),
    search,
    state: writeState(queryClient),
    assets: needs.assets.forPage(route.file),
    picture: route.preloadPicture?.(queryClient) ?? null,
    isIndexed: !notIndexed.includes(route.path),
  });
  queryClient.clear();
  return {
    artistName: artist.name,
    status: route === notFoundRoute ? 404 : 200,
    html: (await needs.assets.development?.transform(path, html)) ?? html,
  };
}

async function prefetch(queryClient: QueryClient, route: Route, needs: SourceNeeds): Promise<void> {
  const available = sources(needs);
  await Promise.all(
    [apiPaths.artist, ...route.queries].map((address) => {
      const read = available[address];
      if (!read) throw new Error(`No source for ${address}: add it to ssr/sources.ts`);
      // Fetched, not prefetched: a failure must not become a page that says there is nothing.
      return queryClient.fetchQuery({ queryKey: [address], queryFn: read });
    }),
  );
}
