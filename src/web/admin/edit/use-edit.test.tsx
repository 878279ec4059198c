// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { fakeFetch, type Answer, type Call } from '#tests/support/browser/fake-network.ts';
import { useEdit } from '#web/admin/edit/use-edit.ts';
import { itemsOf, listQuery, type LoadedList } from '#web/lib/api/lists.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { toast } from '#web/ui/toast/toast.ts';

vi.mock(import('#web/ui/toast/toast.ts'), { spy: true });

const photo: Photo = {
  id: 7,
  title: 'Backstage',
  description: null,
  photographer: null,
  location: null,
  year: null,
  imagePath: '/uploads/a.jpg',
  picture: null,
  uploadDate: '2026-03-05T12:00:00.000Z',
  featured: false,
  visibility: 'published',
  publishAt: null,
  version: 1,
};
const theirs: Photo = { ...photo, title: 'Backstage, theirs', version: 2 };
const conflict: Answer = { status: 409, json: { message: 'Somebody else changed it' } };
const gone: Answer = { status: 404, json: { message: 'Not found' } };

/** A server that keeps one photo and refuses changes to a version it no longer has. */
function site(start: Photo | null) {
  let kept = start;
  return fakeFetch(({ method, body }: Call) => {
    if (!kept) return gone;
    if (method !== 'PUT') return { json: kept };
    const changes = body as Partial<Photo>;
    if (changes.version !== kept.version) return conflict;
    kept = { ...kept, ...changes, version: kept.version + 1 };
    return { json: kept };
  });
}

function openDialog() {
  const client = createQueryClient();
  const query = listQuery<Photo>('/api/about/images', { limit: 50 });
  client.setQueryData(query.queryKey, {
    pages: [{ items: [photo], total: 1, next: null }],
    pageParams: [query.initialPageParam],
  });
  const handlers = {
    toBody: (values: { title: string; version?: number }) => values,
    load: vi.fn<(newer: Photo) => void>(),
    onRefused: vi.fn<(fields: Record<string, string>) => boolean>(),
    onClose: vi.fn<() => void>(),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useEdit('photo', photo, handlers), { wrapper });
  const listed = () =>
    itemsOf(client.getQueryData<LoadedList<Photo>>(query.queryKey)).map(({ title }) => title);
  return { edit: () => result.current, handlers, listed };
}

const mine = { title: 'Backstage, mine', version: 1 };
const puts = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('editing', () => {
  it('saves, shows it in every loaded list, and closes', async () => {
    site(photo);
    const { edit, handlers, listed } = openDialog();
    act(() => edit().save(mine));
    await waitFor(() => expect(handlers.onClose).toHaveBeenCalledOnce());
    expect(listed()).toEqual(['Backstage, mine']);
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Image updated',
      description: 'The image has been successfully updated.',
    });
  });

  it('reads the newer version of somebody else, and saves over it only when told to', async () => {
    const calls = site(theirs);
    const { edit, handlers } = openDialog();
    act(() => edit().save(mine));
    await waitFor(() => expect(edit().newer).toEqual(theirs));
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /api/about/images/7',
      'GET /api/about/images/7?show=all',
    ]);
    expect(handlers.onClose).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();

    act(() => edit().saveOver(mine));
    await waitFor(() => expect(handlers.onClose).toHaveBeenCalledOnce());
    expect(puts(calls)).toEqual([mine, { ...mine, version: 2 }]);
  });

  it('loads the newer version instead, which ends the conflict', async () => {
    const calls = site(theirs);
    const { edit, handlers } = openDialog();
    act(() => edit().save(mine));
    await waitFor(() => expect(edit().newer).toEqual(theirs));
    act(() => edit().loadNewer());
    expect(handlers.load).toHaveBeenCalledExactlyOnceWith(theirs);
    expect(edit().newer).toBeNull();
    act(() => edit().saveOver(mine));
    expect(puts(calls)).toHaveLength(1);
  });

  it('says why the newest version cannot be changed', async () => {
    const reason = 'This newsletter is on its way';
    fakeFetch(({ method }) =>
      method === 'PUT' ? { status: 409, json: { message: reason } } : { json: photo },
    );
    const { edit, handlers } = openDialog();
    act(() => edit().save(mine));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description: reason })),
    );
    expect(edit().newer).toBeNull();
    expect(handlers.onClose).not.toHaveBeenCalled();
  });

  it('says so and closes when it has been deleted meanwhile', async () => {
    site(null);
    const { edit, handlers } = openDialog();
    act(() => edit().save(mine));
    await waitFor(() => expect(handlers.onClose).toHaveBeenCalledOnce());
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: 'This image has been deleted in the meantime. Look for it in the bin.',
      variant: 'destructive',
    });
  });

  it('says so, too, when it is deleted between the conflict and the look at the newer version', async () => {
    fakeFetch(({ method }) => (method === 'PUT' ? conflict : gone));
    const { edit, handlers } = openDialog();
    act(() => edit().save(mine));
    await waitFor(() => expect(handlers.onClose).toHaveBeenCalledOnce());
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        description: 'This image has been deleted in the meantime. Look for it in the bin.',
      }),
    );
  });

  it('says where to look when the reason is shown beside a field', async () => {
    fakeFetch(() => ({ status: 400, json: { message: 'No', fields: { title: 'Title is required' } } }));
    const { edit, handlers } = openDialog();
    handlers.onRefused.mockReturnValue(true);
    act(() => edit().save(mine));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          description: 'Nothing was saved. Please look at the field that is marked.',
        }),
      ),
    );
    expect(handlers.onRefused).toHaveBeenCalledExactlyOnceWith({ title: 'Title is required' });
    expect(handlers.onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', () => ({ status: 400, json: { message: 'No', fields: { title: 'Title is required' } } })],
    [
      'a conflict whose newer version cannot be read',
      ({ method }: Call) => (method === 'PUT' ? conflict : { status: 500 }),
    ],
  ] as const)('stays open after %s', async (_name, response) => {
    fakeFetch(response);
    const { edit, handlers } = openDialog();
    act(() => edit().save(mine));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ description: 'Failed to update image. Please try again.' }),
      ),
    );
    expect(handlers.onRefused).toHaveBeenCalledOnce();
    expect(handlers.onClose).not.toHaveBeenCalled();
    expect(edit().newer).toBeNull();
  });
});
