import { apiPaths, pagePaths } from '#shared/addresses.ts';
import type { Artist } from '#shared/artist.ts';
import type { QueryClient } from '@tanstack/react-query';
import { heroPreload } from '#web/features/hero/hero-preload.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { PicturePreload } from '#web/ui/media/picture/sources.ts';

const homeQueries = [
  apiPaths.tracks,
  apiPaths.featuredTrack,
  apiPaths.videos,
  apiPaths.featuredVideo,
  apiPaths.photos,
  apiPaths.featuredPhoto,
];

export type Route = ReturnType<typeof lazyPart<object>> & {
  path: string;
  /** The page's source file, by which its built script is found. */
  file: string;
  /** What the page reads, so that it can arrive with its content. */
  queries: string[];
  /** Whether ?q= in its address changes what it shows. */
  isSearchable?: boolean;
  title: (artist: Artist) => string;
  /** The picture a visitor sees first, asked for in the document's head. */
  preloadPicture?: (data: QueryClient) => PicturePreload | null;
};

export const routes: Route[] = [
  {
    path: pagePaths.home,
    file: 'src/web/pages/home-page.tsx',
    queries: homeQueries,
    title: ({ name, tagline }) => `${name} – ${tagline}`,
    preloadPicture: heroPreload,
    ...lazyPart(() => import('#web/pages/home-page.tsx')),
  },
  {
    path: pagePaths.music,
    file: 'src/web/pages/music-page.tsx',
    queries: [apiPaths.tracks],
    isSearchable: true,
    title: ({ name }) => `All Music – ${name}`,
    ...lazyPart(() => import('#web/pages/music-page.tsx')),
  },
  {
    path: pagePaths.videos,
    file: 'src/web/pages/videos-page.tsx',
    queries: [apiPaths.videos],
    isSearchable: true,
    title: ({ name }) => `All Videos – ${name}`,
    ...lazyPart(() => import('#web/pages/videos-page.tsx')),
  },
  {
    path: pagePaths.thanks,
    file: 'src/web/pages/thanks-page.tsx',
    queries: [],
    title: ({ name }) => `Message Sent – ${name}`,
    ...lazyPart(() => import('#web/pages/thanks-page.tsx')),
  },
  {
    path: pagePaths.auth,
    file: 'src/web/pages/auth-page.tsx',
    queries: [apiPaths.registration],
    title: ({ name }) => `Sign in – ${name}`,
    ...lazyPart(() => import('#web/pages/auth-page.tsx')),
  },
  {
    path: pagePaths.admin,
    file: 'src/web/pages/admin-page.tsx',
    queries: [],
    title: ({ name }) => `Admin Dashboard – ${name}`,
    ...lazyPart(() => import('#web/pages/admin-page.tsx')),
  },
];

export const notFoundRoute: Route = {
  path: '*',
  file: 'src/web/pages/not-found-page.tsx',
  queries: [],
  title: ({ name }) => `Page Not Found – ${name}`,
  ...lazyPart(() => import('#web/pages/not-found-page.tsx')),
};

export function routeFor(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}
