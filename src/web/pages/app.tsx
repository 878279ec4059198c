import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { registrationQuery } from '#web/features/account/account.queries.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { usePageTitle } from '#web/lib/hooks/use-page-title.ts';
import { useVisitStart } from '#web/lib/hooks/use-visit-start.ts';
import { readListSearch, writeListSearch } from '#web/lib/list-search.ts';
import { Layout } from '#web/pages/layout.tsx';
import type { PageItem } from '#web/pages/page-item.ts';
import { itemAddressOf, notFoundRoute, routeFor } from '#web/pages/routes.ts';
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx';
import { PageFailed } from '#web/ui/states/page-failed.tsx';
import { PageSpinner } from '#web/ui/states/page-spinner.tsx';

type Props = {
  queryClient: QueryClient;
  /** Where the visitor is, when there is no browser to ask. */
  path?: string;
  /** What the server knew of the address's query: the browser's first render must know no more. */
  search: string;
  /** The address at which the server found nothing, whatever its form promises. */
  missing?: string | undefined;
};

export function App({ queryClient, path, search, missing }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={path} ssrSearch={search}>
        <CurrentPage missing={missing} />
      </Router>
    </QueryClientProvider>
  );
}

const withoutFooter: string[] = [pagePaths.admin, pagePaths.auth];

function CurrentPage({ missing }: Pick<Props, 'missing'>) {
  const [path] = useLocation();
  const { page } = readListSearch(useSearch());
  const { Part: Page, title, kind, path: route } = path === missing ? notFoundRoute : routeFor(path);
  // Only what the sign-in page has read anyway: no other page asks for it.
  const { data: registration } = useQuery({ ...registrationQuery, enabled: false });
  const itemAddress = kind ? itemAddressOf(path) : null;
  const { data: item } = useQuery<PageItem>({ queryKey: [itemAddress], enabled: itemAddress !== null });
  usePageTitle(title(useArtist(), { page, isRegistrationOpen: registration?.open ?? false, item }));
  useVisitStart(path + writeListSearch({ q: '', page }));
  return (
    <Layout footer={!withoutFooter.includes(route)}>
      <ErrorBoundary fallback={<PageFailed />} attempt={path}>
        <Suspense fallback={<PageSpinner />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
