import { useMutation } from '@tanstack/react-query';
import { DiscAlbum } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import { inAlbumOrder, readTaggedFile, releaseOf } from '#web/admin/releases/album-of-files.ts';
import type { FileQueue } from '#web/admin/upload/file-queue.ts';
import { justPublished } from '#web/admin/upload/just-published.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const NewReleaseDialog = lazyPart(() => import('#web/admin/releases/new-release-dialog.tsx'));

/** Makes an album of uploaded files, with the title, cover and order from their tags. */
export function MakeAlbumOfFiles({ queue }: { queue: FileQueue }) {
  const { items } = queue.use();
  const {
    mutate,
    data: album,
    isPending,
    reset,
  } = useMutation({
    mutationFn: async () => {
      const sent = items.flatMap(({ state, title, file }) =>
        state.name === 'done' ? [{ id: state.storedId, title, file }] : [],
      );
      const tracks = inAlbumOrder(
        await Promise.all(sent.map(async (track) => ({ ...track, ...(await readTaggedFile(track.file)) }))),
      );
      return { tracks, start: releaseOf(tracks).start };
    },
  });
  return (
    <>
      <Button variant="outline" disabled={isPending} onClick={() => mutate()}>
        <DiscAlbum aria-hidden="true" />
        {ownerText().releases.make.ofUploads}
      </Button>
      {album && (
        <LazyDialog onClose={reset}>
          <NewReleaseDialog.Part
            {...album}
            onMade={(item) => {
              queue.clearDone();
              justPublished.set({ kind: 'release', item });
            }}
            onClose={reset}
          />
        </LazyDialog>
      )}
    </>
  );
}
