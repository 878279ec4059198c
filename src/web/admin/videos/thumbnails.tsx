import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ImagePlus, Images } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ThumbnailProgress, ThumbnailResults, Video } from '#shared/catalogue/videos.schema.ts';
import { noThumbnailsFromVideos } from '#shared/catalogue/thumbnails.ts';
import { itemAddress, listPaths, refreshKind } from '#web/admin/kinds.ts';
import { ActionButton } from '#web/admin/lists/row-buttons.tsx';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { toast } from '#web/ui/toast/toast.ts';

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
    onError: (error) =>
      reportFailure(error, failureText(error, 'Failed to generate thumbnail. Please try again.')),
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

/** Trying again does not help on a server that cannot make thumbnails. */
function failureText(error: Error, otherwise: string): string {
  return error.message.endsWith(noThumbnailsFromVideos) ? noThumbnailsFromVideos : otherwise;
}

const missingThumbnailsKey = ['thumbnails', 'missing'];

/** How often progress and list are read while thumbnails are being made. */
export const PROGRESS_MS = 1_500;

export type ThumbnailRun = { isRunning: boolean; progress: ThumbnailProgress | null };

/** The server goes on making thumbnails when the tab is closed; an opened tab shows it again. */
export function useThumbnailRun(): ThumbnailRun {
  const client = useQueryClient();
  const isStarted = useIsMutating({ mutationKey: missingThumbnailsKey }) > 0;
  const { data } = useQuery<ThumbnailProgress>({
    queryKey: [apiPaths.allThumbnails],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.status !== 'error' && (isStarted || state.data?.running) ? PROGRESS_MS : false,
  });
  const isRunning = isStarted || data?.running === true;

  // The last thumbnails may have been made after the list was read.
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refreshKind(client, 'video');
    wasRunning.current = isRunning;
  }, [client, isRunning]);

  return { isRunning, progress: data?.running ? data : null };
}

export function MissingThumbnails({ run: { isRunning, progress } }: { run: ThumbnailRun }) {
  const client = useQueryClient();
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
    onError: (error) =>
      reportFailure(error, failureText(error, 'Failed to generate thumbnails. Please try again.')),
    onSettled: () => refreshKind(client, 'video'),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className="text-sm text-soft tabular-nums">
        {progress && `${progress.done} of ${progress.total} made`}
      </output>
      <Button variant="outline" size="small" disabled={isRunning} onClick={() => mutate()}>
        <Images aria-hidden="true" />
        {isRunning ? 'Generating...' : 'Generate Missing Thumbnails'}
      </Button>
    </div>
  );
}
