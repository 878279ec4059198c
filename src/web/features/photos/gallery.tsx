import { useMemo, useState } from 'react';
import type { Photo } from '#shared/photos.schema.ts';
import { GallerySkeletons } from '#web/features/photos/gallery-skeletons.tsx';
import { PhotoTile, type TilePlaces } from '#web/features/photos/photo-tile.tsx';
import { hangPhotos } from '#web/features/photos/wall.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { homePhotosQuery } from '#web/lib/queries.ts';
import { useList, type List } from '#web/lib/hooks/use-list.ts';
import { useShowMore } from '#web/lib/hooks/use-show-more.ts';
import { ShowMoreButton } from '#web/ui/lists/show-more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';

const { Part: PhotoDialog, loadAhead } = lazyPart(() => import('#web/features/photos/photo-dialog.tsx'));

export function Gallery() {
  const list = useList(homePhotosQuery);
  const isEmpty = list.status === 'loaded' && list.items.length === 0;
  return (
    <div>
      <h3 className="mb-5 font-display text-heading">Photo Gallery</h3>
      {list.status === 'failed' && (
        <ErrorState onRetry={list.retry}>Failed to load images. Please try again later.</ErrorState>
      )}
      {list.status === 'loading' && <GallerySkeletons />}
      {isEmpty && <EmptyState>No images available in the gallery yet.</EmptyState>}
      {list.items.length > 0 && <PhotoWall list={list} />}
    </div>
  );
}

function PhotoWall({ list }: { list: List<Photo> }) {
  const { shown, hasMore, showMore, listRef } = useShowMore('photos', list.items, list);
  const [opened, setOpened] = useState<Photo | null>(null);
  const places = useMemo(() => placesOf(list.items.slice(0, shown.length)), [list.items, shown.length]);
  const close = () => setOpened(null);
  return (
    <>
      <div className="@container">
        <ul ref={listRef} className="photo-wall">
          {shown.map((photo, place) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              places={places[place] as TilePlaces}
              onOpen={setOpened}
              onNear={loadAhead}
            />
          ))}
        </ul>
      </div>
      {hasMore && (
        <ShowMoreButton onClick={showMore} className="mt-6">
          Load More
        </ShowMoreButton>
      )}
      {opened && (
        <LazyDialog onClose={close}>
          <PhotoDialog photo={opened} list={list} onOpen={setOpened} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}

/** Where each photo hangs, however wide the wall turns out to be. */
function placesOf(photos: Photo[]): TilePlaces[] {
  const narrow = hangPhotos(photos, 'narrow');
  const medium = hangPhotos(photos, 'medium');
  const wide = hangPhotos(photos, 'wide');
  return photos.map((_, place) => ({
    narrow: narrow[place],
    medium: medium[place],
    wide: wide[place],
  })) as TilePlaces[];
}
