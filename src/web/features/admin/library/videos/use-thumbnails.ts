import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { ThumbnailResults, Video } from '#shared/videos.ts';
import { changeRows, refreshLists, rowAddress } from '#web/features/admin/lib/lists.ts';
import { reportFailure } from '#web/features/admin/lib/report-failure.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Makes the thumbnail of one video. */
export function useThumbnail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (video: Video) => api<Video>('POST', `${rowAddress('video', video.id)}/thumbnail`),
    onSuccess: async (made) => {
      changeRows(client, 'video', (rows) => rows.map((video) => (video.id === made.id ? made : video)));
      toast({ title: 'Thumbnail Generated', description: `“${made.title}” now has a thumbnail.` });
      await refreshLists(client, 'video');
    },
    onError: (error) => reportFailure(error, 'Failed to generate thumbnail. Please try again.'),
  });
}

export const missingThumbnailsKey = ['thumbnails', 'missing'];

/** Makes every thumbnail that is missing and says how many it made. */
export function useMissingThumbnails() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: missingThumbnailsKey,
    mutationFn: () => api<ThumbnailResults>('POST', apiPaths.allThumbnails),
    onSuccess: ({ message, results }) => {
      const made = results.filter(({ success }) => success).length;
      toast({
        title: 'Thumbnail Generation Complete',
        description: `${message}. ${made} ${made === 1 ? 'video' : 'videos'} updated.`,
      });
    },
    onError: (error) => reportFailure(error, 'Failed to generate thumbnails. Please try again.'),
    onSettled: () => refreshLists(client, 'video'),
  });
}
