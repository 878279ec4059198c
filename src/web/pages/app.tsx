import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { AccountButtons } from '#web/features/account/account-buttons.tsx';
import { registrationQuery } from '#web/features/account/account.queries.ts';
import { LateSignUp } from '#web/features/newsletter/late-sign-up.tsx';
import { Player } from '#web/features/player/player.tsx';
import { announcementBar } from '#web/features/site/announcement.ts';
import { Footer } from '#web/features/site/footer.tsx';
import { Header } from '#web/features/site/header.tsx';
import { Preview } from '#web/features/site/preview.tsx';
import { ThemeSwitch } from '#web/features/theme/theme-switch.tsx';
import { readListSearch, writeListSearch } from '#web/lib/api/list-search.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { navigation } from '#web/lib/navigation/navigation.ts';
import { useVisitStart } from '#web/lib/navigation/use-visit-start.ts';
import type { PageItem } from '#web/pages/page-item.ts';
import { itemAddressOf, notFoundRoute, routeFor, type Route } from '#web/pages/routes.ts';
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';
import { PageFailed } from '#web/ui/states/page-failed.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';
import { Toaster } from '#web/ui/toast/toaster.tsx';

type Props = {
  queryClient: QueryClient;
  /** For server rendering. */
  path?: string;
  /** The query that the server rendered with; hydration must use the same. */
  search: string;
  /** The path for which the server responded with 404, although its form is valid. */
  missing?: string | undefined;
};

export function App({ queryClient, path, search, missing }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router
        ssrPath={path}
        ssrSearch={search}
        aroundNav={(navigate, to, options) =>
          navigation.around(
            () => navigate(to, options),
            to,
            (path) => routeFor(path).preload(),
          )
        }
      >
        <CurrentPage missing={missing} />
      </Router>
    </QueryClientProvider>
  );
}

const ownerPages: string[] = [pagePaths.admin, pagePaths.auth, pagePaths.resetPassword];

/**
 * Subscribes to nothing but the address: a change of data here would hydrate the whole page in one task, if its part of
 * the HTML is not hydrated yet.
 */
function CurrentPage({ missing }: Pick<Props, 'missing'>) {
  const [path] = useLocation();
  const route = path === missing ? notFoundRoute : routeFor(path);
  return (
    <Layout isForVisitors={!ownerPages.includes(route.path)} isForItem={route.kind !== undefined}>
      <Visit path={path} route={route} />
      <ErrorBoundary fallback={<PageFailed />} attempt={path}>
        <Suspense fallback={<PageSpinner />}>
          <route.Part />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}

/** Sets the page's title and where its visit starts. */
function Visit({ path, route }: { path: string; route: Route }) {
  const { page } = readListSearch(useSearch());
  // Only the sign-in page requests it.
  const { data: registration } = useQuery({ ...registrationQuery, enabled: false });
  const itemAddress = route.kind ? itemAddressOf(path) : null;
  const { data: item } = useQuery<PageItem>({ queryKey: [itemAddress], enabled: itemAddress !== null });
  usePageTitle(route.title(useArtist(), { page, isRegistrationOpen: registration?.open ?? false, item }));
  useVisitStart(path + writeListSearch({ q: '', page }));
  return null;
}

type LayoutProps = { children: ReactNode; isForVisitors: boolean; isForItem: boolean };

function Layout({ children, isForVisitors, isForItem }: LayoutProps) {
  const artist = useArtist();
  const { announcement } = artist;
  return (
    <>
      <SkipLink />
      <Preview />
      {isForVisitors && announcement && (
        <LazyBoundary>
          <announcementBar.Part announcement={announcement} />
        </LazyBoundary>
      )}
      <Header
        artist={artist}
        tools={<ThemeSwitch className="noscript:hidden" />}
        account={<AccountButtons />}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {isForVisitors && (
        <Footer artist={artist}>
          {/* Pages about an item have it below the item. */}
          {artist.newsletter && !isForItem && <LateSignUp className="md:col-span-2 md:py-3" />}
        </Footer>
      )}
      <Player artistName={artist.name} />
      <Toaster />
    </>
  );
}

/** For client-side navigation; the HTML has the first title. */
function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-full focus:bg-ink focus:px-5 focus:py-2.5 focus:font-semibold focus:text-page"
    >
      {text().site.skip}
    </a>
  );
}
