import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { Photo } from '#shared/photos.schema.ts';
import { itemAddress, refreshKind } from '#web/features/admin/kinds.ts';
import { movesBetween, type Move } from '#web/features/admin/photos/photo-moves.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api } from '#web/lib/api.ts';
import { itemsOf, type LoadedList } from '#web/lib/lists.ts';

const mutationKey = ['photo order'];

type Options = { queryKey: QueryKey; hasMore: boolean };

/** Puts the gallery in another order: on screen at once, on the server one move after the other. */
export function usePhotoOrder({ queryKey, hasMore }: Options): (photos: Photo[]) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'photo order' },
    mutationFn: async (moves: Move[]) => {
      for (const { id, before } of moves)
        await api('PUT', `${itemAddress('photo', id)}/position`, { before });
    },
    onError: (error) => reportFailure(error, 'Failed to move image. Please try again.'),
    onSettled: async () => {
      // Read anew before the last move is made, the list would jump back.
      if (client.isMutating({ mutationKey }) <= 1) await refreshKind(client, 'photo');
    },
  });

  return (photos) => {
    const list = client.getQueryData<LoadedList<Photo>>(queryKey);
    if (!list) return;
    void client.cancelQueries({ queryKey });
    client.setQueryData<LoadedList<Photo>>(queryKey, dealOut(list, photos));
    mutate(movesBetween(itemsOf(list), photos, { hasMore }));
  };
}

/** The photos in the parts of the list, each part as long as before. */
function dealOut(list: LoadedList<Photo>, photos: Photo[]): LoadedList<Photo> {
  let start = 0;
  const pages = list.pages.map((page) => {
    const items = photos.slice(start, start + page.items.length);
    start += page.items.length;
    return { ...page, items };
  });
  return { ...list, pages };
}
