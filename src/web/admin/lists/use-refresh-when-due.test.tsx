// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { useRefreshWhenDue } from '#web/admin/lists/use-refresh-when-due.ts';
import { itemsOf, listQuery, type LoadedList } from '#web/lib/api/lists.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';

const MINUTE_MS = 60_000;
const soon = () => new Date(Date.now() + MINUTE_MS).toISOString();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows what was scheduled as published once the server has published it', async () => {
  const scheduled = { id: 7, visibility: 'scheduled', publishAt: soon() };
  const later = {
    id: 8,
    visibility: 'scheduled',
    publishAt: new Date(Date.now() + 99 * 60 * MINUTE_MS).toISOString(),
  };
  let kept: object = scheduled;
  const calls = vi.fn<() => void>();
  fakeFetch(() => {
    calls();
    return { json: kept };
  });
  const client = createQueryClient();
  const { queryKey, initialPageParam } = listQuery<typeof scheduled>('/api/tracks', { show: 'all' });
  client.setQueryData(queryKey, {
    pages: [{ items: [later, scheduled], total: 2, next: null }],
    pageParams: [initialPageParam],
  });
  const listed = () =>
    itemsOf(client.getQueryData<LoadedList<typeof scheduled>>(queryKey)).map(({ visibility }) => visibility);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(() => useRefreshWhenDue('track', [later, scheduled]), { wrapper });

  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(calls).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(listed()).toEqual(['scheduled', 'scheduled']);

  kept = { ...scheduled, visibility: 'published', publishAt: null };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listed()).toEqual(['scheduled', 'published']);

  unmount();
  const asked = calls.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200 * 60 * MINUTE_MS);
  expect(calls).toHaveBeenCalledTimes(asked);
});
