import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { itemAddress, refreshKind } from '#web/admin/kinds.ts';
import { movesBetween, type Move } from '#web/admin/photos/photo-moves.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { itemsOf, type LoadedList } from '#web/lib/api/lists.ts';

const mutationKey = ['photo order'];

type Options = { queryKey: QueryKey; hasMore: boolean };

/** Reorders the gallery on screen at once, and on the server one move after another. */
export function usePhotoOrder({ queryKey, hasMore }: Options): (photos: Photo[]) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'photo order' },
    mutationFn: async (moves: Move[]) => {
      for (const { id, before } of moves)
        await api('PUT', `${itemAddress('photo', id)}/position`, { before });
    },
    onError: (error) => reportFailure(error, ownerText().photos.order.failed),
    onSettled: async () => {
      // Reading the list before the last move would show an old order.
      if (client.isMutating({ mutationKey }) <= 1) await refreshKind(client, 'photo');
    },
  });

  return (photos) => {
    const list = client.getQueryData<LoadedList<Photo>>(queryKey);
    if (!list) return;
    void client.cancelQueries({ queryKey });
    client.setQueryData<LoadedList<Photo>>(queryKey, repaginate(list, photos));
    mutate(movesBetween(itemsOf(list), photos, { hasMore }));
  };
}

/** The photos in pages of the same length as before. */
function repaginate(list: LoadedList<Photo>, photos: Photo[]): LoadedList<Photo> {
  let start = 0;
  const pages = list.pages.map((page) => {
    const items = photos.slice(start, start + page.items.length);
    start += page.items.length;
    return { ...page, items };
  });
  return { ...list, pages };
}
