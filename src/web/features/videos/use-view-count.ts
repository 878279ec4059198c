import { useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { Video } from '#shared/videos.schema.ts';
import { rememberViews } from '#web/features/videos/told-views.ts';
import { api } from '#web/lib/api.ts';
import { changeItems } from '#web/lib/lists.ts';
import { featuredVideoQuery } from '#web/lib/queries.ts';

/** Counts a view and shows the new number wherever the video stands. A view that cannot be counted stops nobody. */
export function useViewCount() {
  const client = useQueryClient();
  return async ({ id }: Video) => {
    const told = await api<{ views: number }>('POST', `${apiPaths.videos}/${id}/view`).catch(() => null);
    if (!told) return;
    const { views } = told;
    rememberViews(id, views);
    const counted = (video: Video) => (video.id === id ? { ...video, views } : video);
    changeItems<Video>(client, apiPaths.videos, (videos) => videos.map(counted));
    client.setQueryData(featuredVideoQuery.queryKey, (video) => video && counted(video));
  };
}
