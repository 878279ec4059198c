import { useMutation } from '@tanstack/react-query';
import { DiscAlbum } from 'lucide-react';
import { albumOf } from '#web/features/admin/releases/album-of-files.ts';
import { readFileTags } from '#web/features/admin/upload/files/file-tags.ts';
import type { UploadQueue } from '#web/features/admin/upload/upload-queue.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';

const NewReleaseDialog = lazyPart(() => import('#web/features/admin/releases/new-release-dialog.tsx'));

/** For songs that were sent together: an album of them, with what their files say about it. */
export function MakeAlbumOfFiles({ queue }: { queue: UploadQueue }) {
  const { items } = queue.use();
  const {
    mutate,
    data: album,
    isPending,
    reset,
  } = useMutation({
    mutationFn: async () => {
      const sent = items.flatMap(({ state, title, file }) =>
        state.name === 'done' ? [{ id: state.id, title, file }] : [],
      );
      return albumOf(
        await Promise.all(
          sent.map(async ({ file, ...song }) => ({ ...song, tags: await readFileTags(file) })),
        ),
      );
    },
  });
  return (
    <>
      <Button variant="outline" disabled={isPending} onClick={() => mutate()}>
        <DiscAlbum aria-hidden="true" />
        Make these an album
      </Button>
      {album && (
        <LazyDialog onClose={reset}>
          <NewReleaseDialog.Part {...album} onMade={() => queue.clearDone()} onClose={reset} />
        </LazyDialog>
      )}
    </>
  );
}
