import { useQueryClient } from '@tanstack/react-query';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { featuredVideoQuery } from '#web/lib/api/queries.ts';
import { createStore } from '#web/lib/store.ts';

const KEY = 'video-views';

/** The last seen view count of each video, by id. */
type LastSeenViews = Record<number, number>;

const store = createStore<LastSeenViews>({});

// The store starts empty and is filled here, because hydration uses its initial value.
if (typeof window !== 'undefined') store.set(readStored());

/** A cached page may be a minute old, so a larger number that was seen before wins. */
export function useViews({ id, views }: Video): number {
  const lastSeen = store.use((all) => all[id] ?? 0);
  return Math.max(lastSeen, views);
}

/** Kept until the tab is closed. */
function rememberViews(id: number, views: number): void {
  store.set({ ...store.get(), [id]: views });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // Storage may be forbidden; then it is lost with the next reload.
  }
}

function readStored(): LastSeenViews {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as LastSeenViews) : {};
  } catch {
    return {};
  }
}

/** Counts a view and updates every place that shows the video. Errors are ignored. */
export function useViewCount() {
  const client = useQueryClient();
  return async ({ id }: Video) => {
    const response = await api<{ views: number }>('POST', `${apiPaths.videos}/${id}/view`).catch(() => null);
    if (!response) return;
    const { views } = response;
    rememberViews(id, views);
    const counted = (video: Video) => (video.id === id ? { ...video, views } : video);
    changeItems<Video>(client, apiPaths.videos, (videos) => videos.map(counted));
    client.setQueryData(featuredVideoQuery.queryKey, (video) => video && counted(video));
  };
}
