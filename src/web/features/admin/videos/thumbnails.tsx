import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus, Images } from 'lucide-react';
import { apiPaths } from '#shared/addresses.ts';
import type { ThumbnailResults, Video } from '#shared/videos.ts';
import { itemAddress, listPaths, refreshKind } from '#web/features/admin/kinds.ts';
import { ActionButton } from '#web/features/admin/lists/row-buttons.tsx';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api } from '#web/lib/api.ts';
import { changeItems } from '#web/lib/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Makes the thumbnail of one video. */
export function GenerateThumbnailButton({ video }: { video: Video }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api<Video>('POST', `${itemAddress('video', video.id)}/thumbnail`),
    onSuccess: async (made) => {
      changeItems<Video>(client, listPaths.video, (videos) =>
        videos.map((other) => (other.id === made.id ? made : other)),
      );
      toast({ title: 'Thumbnail Generated', description: `“${made.title}” now has a thumbnail.` });
      await refreshKind(client, 'video');
    },
    onError: (error) => reportFailure(error, 'Failed to generate thumbnail. Please try again.'),
  });
  return (
    <ActionButton
      action="Generate thumbnail for"
      hint="Generate thumbnail"
      subject={video.title}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {isPending ? <Spinner label="Generating..." /> : <ImagePlus aria-hidden="true" />}
    </ActionButton>
  );
}

export const missingThumbnailsKey = ['thumbnails', 'missing'];

/** Makes every thumbnail that is missing and says how many it made. */
export function MissingThumbnailsButton() {
  const client = useQueryClient();
  // Still under way when the owner has looked at another tab meanwhile.
  const isPending = useIsMutating({ mutationKey: missingThumbnailsKey }) > 0;
  const { mutate } = useMutation({
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
    onSettled: () => refreshKind(client, 'video'),
  });
  return (
    <Button variant="outline" size="small" disabled={isPending} onClick={() => mutate()}>
      <Images aria-hidden="true" />
      {isPending ? 'Generating...' : 'Generate Missing Thumbnails'}
    </Button>
  );
}
