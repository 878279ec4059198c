import { ownerText } from '#shared/language/text.ts';
import { openAlbums } from '#web/admin/releases/albums.ts';
import type { FileQueueItem } from '#web/admin/upload/file-queue.ts';
import { useShowNew } from '#web/admin/upload/use-show-new.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const AlbumCard = lazyPart(() => import('#web/admin/releases/album-card.tsx'));

type Props = {
  /** Takes the files to upload as single songs, with the titles that the owner gave them. */
  onSplit: (files: Pick<FileQueueItem, 'file' | 'title'>[]) => void;
};

/** The albums that are being made of chosen files. */
export function OpenAlbums({ onSplit }: Props) {
  const albums = openAlbums.use();
  const newest = useShowNew(albums.at(-1)?.id ?? 0);
  if (albums.length === 0) return null;
  return (
    <section
      ref={newest}
      aria-label={ownerText().releases.album.title}
      tabIndex={-1}
      className="flex scroll-mt-24 flex-col gap-6 rounded-media outline-none"
    >
      <LazyDialog onClose={() => openAlbums.set([])}>
        {albums.map((album) => (
          <AlbumCard.Part key={album.id} album={album} onSplit={onSplit} />
        ))}
      </LazyDialog>
    </section>
  );
}
