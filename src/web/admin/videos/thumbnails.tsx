import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ImagePlus, Images } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ThumbnailProgress, ThumbnailResults, Video } from '#shared/catalogue/videos.schema.ts';
import { itemAddress, listPaths, refreshKind } from '#web/admin/kinds.ts';
import type { RowAction } from '#web/admin/lists/row-action.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Makes a thumbnail from a frame of the video. */
export function useGenerateThumbnail(video: Video): RowAction {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api<Video>('POST', `${itemAddress('video', video.id)}/thumbnail`),
    onSuccess: async (made) => {
      changeItems<Video>(client, listPaths.video, (videos) =>
        videos.map((other) => (other.id === made.id ? made : other)),
      );
      const { generated, generatedText } = ownerText().videos.thumbnails;
      toast({ title: generated, description: generatedText({ title: made.title }) });
      await refreshKind(client, 'video');
    },
    onError: (error) => reportFailure(error, failureText(error, ownerText().videos.thumbnails.failed)),
  });
  const { generateFor, generate, generating } = ownerText().videos.thumbnails;
  return {
    label: generateFor({ title: video.title }),
    hint: generate,
    Icon: ImagePlus,
    busyText: isPending ? generating : undefined,
    onSelect: () => mutate(),
  };
}

/** Trying again does not help on a server that cannot make thumbnails. */
function failureText(error: Error, otherwise: string): string {
  const { noThumbnailsFromVideos } = ownerText().rules;
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
      const count = results.filter(({ success }) => success).length;
      const { complete, completeText } = ownerText().videos.thumbnails;
      toast({ title: complete, description: completeText({ message, count }) });
    },
    onError: (error) => reportFailure(error, failureText(error, ownerText().videos.thumbnails.allFailed)),
    onSettled: () => refreshKind(client, 'video'),
  });
  const texts = ownerText().videos.thumbnails;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className="text-sm text-soft tabular-nums">{progress && texts.progress(progress)}</output>
      <Button variant="outline" size="small" disabled={isRunning} onClick={() => mutate()}>
        <Images aria-hidden="true" />
        {isRunning ? texts.generating : texts.generateMissing}
      </Button>
    </div>
  );
}
