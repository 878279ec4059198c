// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { fakeFetch, pending, type Answer, type Call } from '#tests/support/browser/fake-network.ts';
import { useDelete } from '#web/admin/lists/use-delete.ts';
import { useAdminList } from '#web/admin/lists/use-admin-list.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { toast } from '#web/ui/toast/toast.ts';

vi.mock(import('#web/ui/toast/toast.ts'), { spy: true });

const refused: Answer = { status: 500, json: { message: 'Out of order' } };
const deleted: Answer = { status: 204 };

/** Four tracks on two pages of the server's, and their bin; what `remove` answers happens to a deletion. */
function site(remove: (id: number) => Answer | Promise<Answer>) {
  let ids = [4, 3, 2, 1];
  return fakeFetch(async ({ method, url }: Call) => {
    if (method === 'DELETE') {
      const id = Number(url.split('/').at(-1));
      const response = await remove(id);
      if (response.status === 204 || response.status === 404) ids = ids.filter((other) => other !== id);
      return response;
    }
    if (method === 'POST') {
      const id = Number(/^\/api\/bin\/tracks\/(\d+)\/restore$/.exec(url)?.[1]);
      if (ids.includes(id)) return { status: 404, json: { message: 'This is no longer in the bin' } };
      ids = [...ids, id].sort((one, other) => other - one);
      return { status: 204 };
    }
    const isSecond = url.includes('after=');
    const next = `<${url}&after=x>; rel="next"`;
    return {
      json: (isSecond ? ids.slice(2) : ids.slice(0, 2)).map((id) => ({ id })),
      headers: { 'X-Total-Count': String(ids.length), ...(isSecond ? {} : { Link: next }) },
    };
  });
}

async function openList() {
  const client = createQueryClient();
  client.setQueryData([apiPaths.user], { id: 1, username: 'billy' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      list: useAdminList('track', { columns: [], startBy: 'uploadDate' }),
      remove: useDelete('track'),
    }),
    { wrapper },
  );
  const shown = () => result.current.list.items.map(({ id }) => id);
  await waitFor(() => expect(shown()).toEqual([4, 3]));
  await act(() => Promise.resolve(result.current.list.loadNext()));
  await waitFor(() => expect(shown()).toEqual([4, 3, 2, 1]));
  const remove = (...deletion: Parameters<typeof result.current.remove>) => {
    let isUnderWay = false;
    act(() => {
      isUnderWay = result.current.remove(...deletion);
    });
    return isUnderWay;
  };
  return { client, shown, total: () => result.current.list.total, remove };
}

beforeEach(() => {
  vi.stubGlobal(
    'confirm',
    vi.fn(() => true),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('deleting', () => {
  it('asks first, and does nothing when the owner does not want it', async () => {
    const calls = site(() => deleted);
    const { shown, remove } = await openList();
    vi.mocked(window.confirm).mockReturnValue(false);
    expect(remove(3)).toBe(false);
    expect(window.confirm).toHaveBeenCalledWith('Are you sure you want to delete this track?');
    expect(shown()).toEqual([4, 3, 2, 1]);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('takes the item off the list at once, before the server has answered', async () => {
    const response = pending<Answer>();
    const calls = site(() => response.promise);
    const { shown, total, remove } = await openList();
    expect(remove(2)).toBe(true);
    await waitFor(() => expect(shown()).toEqual([4, 3, 1]));
    expect(total()).toBe(3);
    expect(toast).not.toHaveBeenCalled();

    const asked = calls.length;
    response.resolve(deleted);
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        title: 'Track deleted',
        description: 'The track has been successfully deleted.',
        action: expect.objectContaining({ label: 'Undo' }),
      }),
    );
    // Both parts of the list are requested again.
    await waitFor(() => expect(calls.length).toBe(asked + 2));
    await waitFor(() => expect([shown(), total()]).toEqual([[4, 3, 1], 3]));
  });

  it('is undone from its message, once', async () => {
    site(() => deleted);
    const { shown, remove } = await openList();
    remove(3);
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    await waitFor(() => expect(shown()).toEqual([4, 2, 1]));
    const undo = vi.mocked(toast).mock.calls[0]?.[0].action?.run;
    act(() => undo?.());
    await waitFor(() => expect(shown()).toEqual([4, 3, 2, 1]));
    expect(toast).toHaveBeenLastCalledWith({
      title: 'Track restored',
      description: 'The track is back where it was.',
    });
    act(() => undo?.());
    await waitFor(() =>
      expect(toast).toHaveBeenLastCalledWith({
        title: 'Error',
        description: 'Failed to restore track. Please try again.',
        variant: 'destructive',
      }),
    );
    expect(shown()).toEqual([4, 3, 2, 1]);
  });

  it('puts it back in its place when the server refuses', async () => {
    const response = pending<Answer>();
    site(() => response.promise);
    const { shown, total, remove } = await openList();
    remove(3);
    await waitFor(() => expect(shown()).toEqual([4, 2, 1]));
    response.resolve(refused);
    await waitFor(() => expect(shown()).toEqual([4, 3, 2, 1]));
    expect(total()).toBe(4);
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: 'Failed to delete track. Please try again.',
      variant: 'destructive',
    });
  });

  it('counts as done when somebody else was faster', async () => {
    site(() => ({ status: 404, json: { message: 'Not found' } }));
    const { shown, remove } = await openList();
    remove(4);
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Track deleted' })),
    );
    await waitFor(() => expect(shown()).toEqual([3, 2, 1]));
  });

  it('keeps the others off the list while one of several is refused', async () => {
    const responses = new Map([1, 2, 3].map((id) => [id, pending<Answer>()]));
    site((id) => responses.get(id)?.promise ?? refused);
    const { shown, remove } = await openList();
    for (const id of [1, 2, 3]) remove(id);
    await waitFor(() => expect(shown()).toEqual([4]));
    responses.get(2)?.resolve(refused);
    await waitFor(() => expect(shown()).toEqual([4, 2]));
    responses.get(1)?.resolve(deleted);
    responses.get(3)?.resolve(deleted);
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(3));
    expect(shown()).toEqual([4, 2]);
  });

  it('leaves it on the list until it is really deleted', async () => {
    const response = pending<Answer>();
    site(() => response.promise);
    const { shown, remove } = await openList();
    const onDeleted = vi.fn<() => void>();
    remove(4, onDeleted);
    await act(() => Promise.resolve());
    expect(shown()).toEqual([4, 3, 2, 1]);
    response.resolve(deleted);
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    await waitFor(() => expect(shown()).toEqual([3, 2, 1]));
  });

  it('ends the session when it has run out, and says so instead', async () => {
    site(() => ({ status: 401, json: { message: 'Please sign in' } }));
    const { client, shown, remove } = await openList();
    remove(4);
    await waitFor(() => expect(client.getQueryData([apiPaths.user])).toBeNull());
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Your session has ended' }),
    );
    expect(shown()).toEqual([4, 3, 2, 1]);
  });
});
