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
import { leadVideoQuery } from '#web/lib/api/queries.ts';
import { createStore } from '#web/lib/store.ts';

const store = createStore<SeenViews>({});

if (typeof window !== 'undefined') {
  // The store starts empty and is filled here, because hydration uses its initial value.
  store.set(readSeenViews());
  // Phones may end a hidden page without another event.
  document.addEventListener('visibilitychange', () => saveSeenViews(store.get()));
}

function remember(key: string, views: number): void {
  const { [key]: last = 0, ...others } = store.get();
  // The last of all, because the oldest are dropped first.
  if (views > last) store.set({ ...others, [key]: views });
}

/** A cached page may be a minute old, so a larger number that was seen before wins. */
export function useViews(video: Video): number {
  const key = seenViewsKey(video);
  const views = store.use((seen) => Math.max(video.views, seen[key] ?? 0));
  useEffect(() => remember(key, views), [key, views]);
  return views;
}

/** Counts a view and updates every place that shows the video. Errors are ignored. */
export function useViewCount() {
  const client = useQueryClient();
  return async (video: Video) => {
    const { id } = video;
    const response = await api<{ views: number }>('POST', `${apiPaths.videos}/${id}/view`).catch(() => null);
    if (!response) return;
    const { views } = response;
    remember(seenViewsKey(video), views);
    const counted = <V extends Video>(other: V): V => (other.id === id ? { ...other, views } : other);
    changeItems<Video>(client, apiPaths.videos, (videos) => videos.map(counted));
    client.setQueryData(leadVideoQuery.queryKey, (lead) => lead && counted(lead));
  };
}
