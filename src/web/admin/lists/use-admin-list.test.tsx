// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { refreshKind } from '#web/admin/kinds.ts';
import { useAdminList } from '#web/admin/lists/use-admin-list.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A list of eight messages, two in a part, of which all four parts are loaded. */
async function openLongList() {
  const site = { ids: [8, 7, 6, 5, 4, 3, 2, 1] };
  const calls = fakeFetch(({ url }) => {
    const after = Number(/after=(\d+)/.exec(url)?.[1] ?? 99);
    const part = site.ids.filter((id) => id < after).slice(0, 2);
    const link = `<${apiPaths.messages}?after=${part.at(-1)}>; rel="next"`;
    const hasNext = part.at(-1) !== site.ids.at(-1);
    return {
      json: part.map((id) => ({ id })),
      headers: { 'X-Total-Count': String(site.ids.length), ...(hasNext && { Link: link }) },
    };
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const open = () =>
    renderHook(() => useAdminList('message', { columns: [], startBy: 'createdAt' }), { wrapper });
  const { result, unmount } = open();
  const shown = () => result.current.items.map(({ id }) => id);
  for (const count of [2, 4, 6, 8]) {
    await waitFor(() => expect(shown()).toHaveLength(count));
    act(() => result.current.loadNext());
  }
  calls.length = 0;
  return { site, calls, client, shown, total: () => result.current.total, unmount, open };
}

test('a long list keeps its rows after a deletion and asks for its beginning only', async () => {
  const { site, calls, client, shown, total } = await openLongList();
  site.ids = site.ids.filter((id) => id !== 4);
  act(() => {
    changeItems<{ id: number }>(client, apiPaths.messages, (rows) => rows.filter(({ id }) => id !== 4));
  });
  await act(() => refreshKind(client, 'message'));
  await waitFor(() => expect(shown()).toEqual([8, 7, 6, 5, 3, 2, 1]));
  expect(total()).toBe(7);
  expect(calls).toHaveLength(1);
});

test('a long list is loaded again when other changes were made', async () => {
  const { site, calls, client, shown, total } = await openLongList();
  site.ids = [9, 2, 1];
  await act(() => refreshKind(client, 'message'));
  await waitFor(() => expect(shown()).toEqual([9, 2]));
  expect(total()).toBe(3);
  expect(calls).toHaveLength(1);
});

test('a tab opened again asks for the beginning of its list only', async () => {
  const { calls, unmount, open } = await openLongList();
  unmount();
  const { result } = open();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(result.current.items.map(({ id }) => id)).toEqual([8, 7]);
  expect(calls).toHaveLength(1);
});
