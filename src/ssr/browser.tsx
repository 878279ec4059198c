import '#web/styles/main.css';
import '#ssr/common.ts';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { announcementBar } from '#web/features/site/announcement.ts';
import { artistQuery } from '#web/lib/api/queries.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { readText } from '#web/lib/language/read-text.ts';
import { nextTask } from '#web/lib/lazy/next-task.ts';
import { reportCaught } from '#web/lib/lazy/report-caught.ts';
import { navigation } from '#web/lib/navigation/navigation.ts';
import { App } from '#web/pages/app.tsx';
import { PAGE_READY } from '#web/start/inline-scripts.ts';
import { itemAddressOf, notFoundRoute, routeFor } from '#web/pages/routes.ts';
import { hydrateRoot } from '#ssr/react.ts';
import { startServiceWorker } from '#web/service-worker/start.ts';
import { readState } from '#ssr/state.ts';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (!root || !state) throw new Error('The page arrived incomplete');

// Before the router's listener, which renders the other page.
window.addEventListener('popstate', (event) => navigation.onPopState?.(event));

/** In parts: as one task it would hold up a slow phone. */
async function hydrate(root: HTMLElement, state: string): Promise<void> {
  const { pathname } = window.location;
  await nextTask();
  readText();
  await nextTask();
  const queryClient = createQueryClient();
  readState(queryClient, state);
  const shown = itemAddressOf(pathname) ?? routeFor(pathname).source;
  // The page came without what it shows: the server did not find it.
  const missing = shown && !queryClient.getQueryData([shown]) ? pathname : undefined;
  if (queryClient.getQueryData(artistQuery.queryKey)?.announcement)
    await announcementBar.preload().catch(() => undefined);
  await (missing ? notFoundRoute : routeFor(pathname)).preload();
  await nextTask();
  // As a transition React hydrates in slices, between which a slow phone can react to a touch.
  startTransition(() => {
    const search = root.dataset['search'] ?? '';
    hydrateRoot(root, <HydratedPage queryClient={queryClient} search={search} missing={missing} />, {
      onCaughtError: reportCaught,
    });
  });
  document.dispatchEvent(new Event(PAGE_READY));
  // After everything a visitor waits for; in development it would serve old sources.
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') startServiceWorker();
  else window.addEventListener('load', startServiceWorker);
}

/** Marks the document once the page reacts, for styles and for tests. */
function HydratedPage(page: { queryClient: QueryClient; search: string; missing: string | undefined }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return <App {...page} />;
}

// Not awaited: the page's chunk imports this one, and each would wait for the other for ever.
void hydrate(root, state);
