import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { unknownArtist } from '#shared/site/artist.ts';
import { artistQuery } from '#web/lib/api/queries.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { App } from '#web/pages/app.tsx';
import { routeFor } from '#web/pages/routes.ts';

/** React marks the elements that it has hydrated. */
const isHydrated = (element: Element | null) =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__react'));

const titleIsSet = (title: string) =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => document.title === title && resolve()).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

test('data that changes while the page is hydrated does not hydrate the rest of it at once', async () => {
  // At once: React could hydrate the rest before a timer fires.
  notifyManager.setScheduler((notify) => notify());
  let hydrated: Root | undefined;
  onTestFinished(() => {
    notifyManager.setScheduler(defaultScheduler);
    hydrated?.unmount();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(artistQuery.queryKey, unknownArtist());
  window.history.replaceState(null, '', '/nowhere');
  await routeFor('/nowhere').preload();
  const page = <App queryClient={queryClient} path={'/nowhere'} search="" />;
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const root = document.querySelector('#root')!;

  const outerPartIsHydrated = titleIsSet(`Page Not Found – ${unknownArtist().name}`);
  startTransition(() => {
    hydrated = hydrateRoot(root, <App queryClient={queryClient} search="" />);
  });
  await outerPartIsHydrated;
  expect(isHydrated(document.querySelector('main'))).toBe(true);
  expect(isHydrated(document.querySelector('main h1'))).toBe(false);

  const changeIsShown = titleIsSet('Page Not Found – Ana Lúcia');
  queryClient.setQueryData(artistQuery.queryKey, { ...unknownArtist(), name: 'Ana Lúcia' });
  await changeIsShown;
  expect(isHydrated(document.querySelector('main h1'))).toBe(false);

  await expect.poll(() => isHydrated(document.querySelector('main h1'))).toBe(true);
});
