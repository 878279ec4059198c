import { text } from '#shared/language/text.ts';
import {
  apiPaths,
  itemApiPaths,
  itemIdIn,
  itemPagePaths,
  pagePaths,
  type PageKind,
} from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { ownerButtons } from '#web/features/account/account-buttons.tsx';
import {
  postTitle,
  releaseTitle,
  showTitle,
  trackTitle,
  videoTitle,
  type PageItem,
} from '#web/pages/page-item.ts';
import { loadHomeParts } from '#web/pages/home-parts.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { loadOwnerText } from '#web/lib/language/load-owner-text.ts';

export type Route = ReturnType<typeof lazyPart<object>> & {
  path: string;
  /** The source file in this folder, to find the built script in the manifest. */
  file: string;
  /** For pages about one item, whose address contains its id. */
  kind?: PageKind;
  /** The API address of what a page shows that the owner can turn off. */
  source?: string;
  /** Whether the page uses ?q= and ?page=. */
  isList?: boolean;
  /** Whether its scripts load at once, because the HTML alone is useless. */
  needsScripts?: boolean;
  title: (artist: Artist, about: TitleFacts) => string;
};

type TitleFacts = {
  page: number;
  isRegistrationOpen: boolean;
  /** Undefined while loading. */
  item?: PageItem | undefined;
};

const numbered = (title: string, page: number) => (page > 1 ? text().pages.numbered({ title, page }) : title);

export const routes: Route[] = [
  {
    path: pagePaths.home,
    file: 'home-page',
    title: ({ name, tagline }) => `${name} – ${tagline}`,
    ...lazyPart(async () => {
      const isOpen = typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;
      const [page] = await Promise.all([import('#web/pages/home-page.tsx'), isOpen && loadHomeParts()]);
      return page;
    }),
  },
  {
    path: pagePaths.music,
    file: 'music-page',
    isList: true,
    title: ({ name }, { page }) => `${numbered(text().pages.music, page)} – ${name}`,
    ...lazyPart(() => import('#web/pages/music-page.tsx')),
  },
  {
    path: pagePaths.videos,
    file: 'videos-page',
    isList: true,
    title: ({ name }, { page }) => `${numbered(text().pages.videos, page)} – ${name}`,
    ...lazyPart(() => import('#web/pages/videos-page.tsx')),
  },
  {
    path: pagePaths.shows,
    file: 'shows-page',
    isList: true,
    title: ({ name }, { page }) => `${numbered(text().pages.shows, page)} – ${name}`,
    ...lazyPart(() => import('#web/pages/shows-page.tsx')),
  },
  {
    path: pagePaths.news,
    file: 'news-page',
    isList: true,
    title: ({ name }, { page }) => `${numbered(text().sections.news, page)} – ${name}`,
    ...lazyPart(() => import('#web/pages/news-page.tsx')),
  },
  {
    path: pagePaths.press,
    file: 'press-page',
    source: apiPaths.press,
    title: ({ name }) => `${text().press.title} – ${name}`,
    ...lazyPart(() => import('#web/pages/press-page.tsx')),
  },
  {
    path: pagePaths.privacy,
    file: 'privacy-page',
    source: apiPaths.privacy,
    title: ({ name }) => `${text().pages.privacy} – ${name}`,
    ...lazyPart(() => import('#web/pages/privacy-page.tsx')),
  },
  {
    path: itemPagePaths.track,
    file: 'track-page',
    kind: 'track',
    title: trackTitle,
    ...lazyPart(() => import('#web/pages/track-page.tsx')),
  },
  {
    path: itemPagePaths.video,
    file: 'video-page',
    kind: 'video',
    title: videoTitle,
    ...lazyPart(() => import('#web/pages/video-page.tsx')),
  },
  {
    path: itemPagePaths.show,
    file: 'show-page',
    kind: 'show',
    title: showTitle,
    ...lazyPart(() => import('#web/pages/show-page.tsx')),
  },
  {
    path: itemPagePaths.release,
    file: 'release-page',
    kind: 'release',
    title: releaseTitle,
    ...lazyPart(() => import('#web/pages/release-page.tsx')),
  },
  {
    path: itemPagePaths.post,
    file: 'post-page',
    kind: 'post',
    title: postTitle,
    ...lazyPart(() => import('#web/pages/post-page.tsx')),
  },
  {
    path: pagePaths.thanks,
    file: 'thanks-page',
    title: ({ name }) => `${text().pages.thanks} – ${name}`,
    ...lazyPart(() => import('#web/pages/thanks-page.tsx')),
  },
  {
    path: pagePaths.offline,
    file: 'offline-page',
    needsScripts: true,
    title: ({ name }) => `${text().pages.offline} – ${name}`,
    ...lazyPart(() => import('#web/pages/offline-page.tsx')),
  },
  {
    path: pagePaths.auth,
    file: 'auth-page',
    needsScripts: true,
    title: ({ name }, { isRegistrationOpen }) =>
      `${isRegistrationOpen ? text().pages.register : text().pages.signIn} – ${name}`,
    ...lazyPart(() => import('#web/pages/auth-page.tsx')),
  },
  {
    path: pagePaths.resetPassword,
    file: 'reset-page',
    needsScripts: true,
    title: ({ name }) => `${text().account.forgot.title} – ${name}`,
    ...lazyPart(() => import('#web/pages/reset-page.tsx')),
  },
  {
    path: pagePaths.admin,
    file: 'admin-page',
    needsScripts: true,
    title: ({ name }) => `${text().pages.dashboard} – ${name}`,
    ...lazyPart(async () => {
      const [page] = await Promise.all([
        import('#web/pages/admin-page.tsx'),
        loadOwnerText(),
        // Else they would be missing for a moment. A page without them still works.
        ownerButtons.preload().catch(() => undefined),
      ]);
      return page;
    }),
  },
];

export const notFoundRoute: Route = {
  path: '*',
  file: 'not-found-page',
  title: ({ name }) => `${text().pages.notFound} – ${name}`,
  ...lazyPart(() => import('#web/pages/not-found-page.tsx')),
};

export function routeFor(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const isItem = itemIdIn(plain) !== null;
  const matches = ({ path: own, kind }: Route) =>
    kind ? isItem && plain.startsWith(own.replace(':item', '')) : own === plain;
  return routes.find(matches) ?? notFoundRoute;
}

/** The API address of the page's item; null for other pages. */
export function itemAddressOf(path: string): string | null {
  const id = itemIdIn(path);
  const { kind } = routeFor(path);
  return kind && id !== null ? `${itemApiPaths[kind]}/${id}` : null;
}
