import type { QueryClient } from '@tanstack/react-query';
import {
  apiPaths,
  itemApiPaths,
  itemIdIn,
  itemPagePaths,
  neighboursPath,
  pagePaths,
  type PageKind,
} from '#shared/addresses.ts';
import type { Artist } from '#shared/artist.schema.ts';
import type { ListQuery } from '#shared/lists.ts';
import { releaseTitle, trackTitle, videoTitle, type PageItem } from '#web/pages/page-item.ts';
import { heroPreload } from '#web/features/hero/hero-preload.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { ListSearch } from '#web/lib/list-search.ts';
import {
  allTracksQuery,
  allVideosQuery,
  homePhotosQuery,
  homeTracksQuery,
  homeVideosQuery,
  releasesQuery,
  showsReleases,
} from '#web/lib/queries.ts';
import type { PicturePreload } from '#web/ui/media/picture/sources.ts';

/** The key of something a page reads: an address, or a list with what is asked of it. */
export type PageQuery = readonly [address: string, list?: ListQuery];

const homeQueries = (): PageQuery[] => [
  [apiPaths.registration],
  homeTracksQuery.queryKey,
  [apiPaths.featuredTrack],
  homeVideosQuery.queryKey,
  [apiPaths.featuredVideo],
  homePhotosQuery.queryKey,
  [apiPaths.featuredPhoto],
];

export type Route = ReturnType<typeof lazyPart<object>> & {
  path: string;
  /** The page's source file beside this one, by which its built script is found. */
  file: string;
  /** What the page reads, so that it can arrive with its content. */
  queries: (search: ListSearch) => PageQuery[];
  /** What the page is about, for pages whose address carries its number. */
  kind?: PageKind;
  /** Whether ?q= and ?page= in its address change what it shows. */
  isList?: boolean;
  /** Whether it is nothing without its scripts, so that they come at once. */
  needsScripts?: boolean;
  title: (artist: Artist, about: TitleFacts) => string;
  /** The picture a visitor sees first, asked for in the document's head. */
  preloadPicture?: (data: QueryClient) => PicturePreload | null;
};

/** What a title may depend on besides the artist. */
export type TitleFacts = {
  page: number;
  isRegistrationOpen: boolean;
  /** What the page is about, once it is read. */
  item?: PageItem | undefined;
};

const pageSuffix = (page: number) => (page > 1 ? ` – page ${page}` : '');

export const routes: Route[] = [
  {
    path: pagePaths.home,
    file: 'home-page',
    queries: homeQueries,
    title: ({ name, tagline }) => `${name} – ${tagline}`,
    preloadPicture: heroPreload,
    ...lazyPart(() => import('#web/pages/home-page.tsx')),
  },
  {
    path: pagePaths.music,
    file: 'music-page',
    queries: (search) => [
      allTracksQuery(search).queryKey,
      ...(showsReleases(search) ? [releasesQuery(search).queryKey] : []),
    ],
    isList: true,
    title: ({ name }, { page }) => `All Music${pageSuffix(page)} – ${name}`,
    ...lazyPart(() => import('#web/pages/music-page.tsx')),
  },
  {
    path: pagePaths.videos,
    file: 'videos-page',
    queries: (search) => [allVideosQuery(search).queryKey],
    isList: true,
    title: ({ name }, { page }) => `All Videos${pageSuffix(page)} – ${name}`,
    ...lazyPart(() => import('#web/pages/videos-page.tsx')),
  },
  {
    path: itemPagePaths.track,
    file: 'track-page',
    queries: () => [],
    kind: 'track',
    title: trackTitle,
    ...lazyPart(() => import('#web/pages/track-page.tsx')),
  },
  {
    path: itemPagePaths.video,
    file: 'video-page',
    queries: () => [],
    kind: 'video',
    title: videoTitle,
    ...lazyPart(() => import('#web/pages/video-page.tsx')),
  },
  {
    path: itemPagePaths.release,
    file: 'release-page',
    queries: () => [],
    kind: 'release',
    title: releaseTitle,
    ...lazyPart(() => import('#web/pages/release-page.tsx')),
  },
  {
    path: pagePaths.thanks,
    file: 'thanks-page',
    queries: () => [],
    title: ({ name }) => `Message Sent – ${name}`,
    ...lazyPart(() => import('#web/pages/thanks-page.tsx')),
  },
  {
    path: pagePaths.offline,
    file: 'offline-page',
    queries: () => [],
    needsScripts: true,
    title: ({ name }) => `Kept Songs – ${name}`,
    ...lazyPart(() => import('#web/pages/offline-page.tsx')),
  },
  {
    path: pagePaths.auth,
    file: 'auth-page',
    queries: () => [[apiPaths.registration]],
    needsScripts: true,
    title: ({ name }, { isRegistrationOpen }) => `${isRegistrationOpen ? 'Register' : 'Sign in'} – ${name}`,
    ...lazyPart(() => import('#web/pages/auth-page.tsx')),
  },
  {
    path: pagePaths.admin,
    file: 'admin-page',
    queries: () => [],
    needsScripts: true,
    title: ({ name }) => `Admin Dashboard – ${name}`,
    ...lazyPart(() => import('#web/pages/admin-page.tsx')),
  },
];

export const notFoundRoute: Route = {
  path: '*',
  file: 'not-found-page',
  queries: () => [],
  title: ({ name }) => `Page Not Found – ${name}`,
  ...lazyPart(() => import('#web/pages/not-found-page.tsx')),
};

export function routeFor(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const isItem = itemIdIn(plain) !== null;
  const matches = ({ path: own, kind }: Route) =>
    kind ? isItem && plain.startsWith(own.replace(':item', '')) : own === plain;
  return routes.find(matches) ?? notFoundRoute;
}

/** Where the thing is read that the page at this address is about; null for pages about nothing in particular. */
export function itemAddressOf(path: string): string | null {
  const id = itemIdIn(path);
  const { kind } = routeFor(path);
  return kind && id !== null ? `${itemApiPaths[kind]}/${id}` : null;
}

/** What the page at this address reads, so that it can arrive with its content. */
export function queriesOf(path: string, search: ListSearch): PageQuery[] {
  const { kind, queries } = routeFor(path);
  const id = itemIdIn(path);
  if (!kind || id === null) return queries(search);
  const item: PageQuery = [`${itemApiPaths[kind]}/${id}`];
  return kind === 'release' ? [item] : [item, [neighboursPath(kind, id)]];
}
