import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import {
  readSeenViews,
  saveSeenViews,
  seenViewsKey,
  type SeenViews,
} from '#web/features/videos/seen-views.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { featuredVideoQuery } from '#web/lib/api/queries.ts';
import { createStore } from '#web/lib/store.ts';

const store = createStore<SeenViews>({});

if (typeof window !== 'undefined') {
  // The store starts empty and is filled here, because hydration uses its initial value.
  store.set(readSeenViews());
  window.addEventListener('pagehide', () => saveSeenViews(store.get()));
}

/** A cached page may be a minute old, so a larger number that was seen before wins. */
export function useViews(video: Video): number {
  const key = seenViewsKey(video);
  const views = Math.max(
    video.views,
    store.use((seen) => seen[key] ?? 0),
  );
  useEffect(() => {
    if (views > (store.get()[key] ?? 0)) store.set({ ...store.get(), [key]: views });
  }, [key, views]);
  return views;
}

/** Counts a view and updates every place that shows the video. Errors are ignored. */
export function useViewCount() {
  const client = useQueryClient();
  return async ({ id }: Video) => {
    const response = await api<{ views: number }>('POST', `${apiPaths.videos}/${id}/view`).catch(() => null);
    if (!response) return;
    const { views } = response;
    const counted = (video: Video) => (video.id === id ? { ...video, views } : video);
    changeItems<Video>(client, apiPaths.videos, (videos) => videos.map(counted));
    client.setQueryData(featuredVideoQuery.queryKey, (video) => video && counted(video));
  };
}
