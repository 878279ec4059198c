import { useMemo, useState } from 'react';
import { text } from '#shared/language/text.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { skeletons } from '#shared/primitives/limits.ts';
import { layOutGallery } from '#web/features/photos/gallery-layout.ts';
import { PhotoTile, type TilePositions } from '#web/features/photos/photo-tile.tsx';
import { homePhotosQuery } from '#web/lib/api/queries.ts';
import { useList, type List } from '#web/lib/hooks/use-list.ts';
import { useShowMore } from '#web/lib/hooks/use-show-more.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { ShowMoreButton } from '#web/ui/lists/show-more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

const { Part: PhotoDialog, loadAhead } = lazyPart(() => import('#web/features/photos/photo-dialog.tsx'));

export function Gallery() {
  const list = useList(homePhotosQuery);
  const isEmpty = list.status === 'loaded' && list.items.length === 0;
  return (
    <div>
      <h3 className="mb-5 font-display text-heading">{text().photos.title}</h3>
      {list.status === 'failed' && <ErrorState onRetry={list.retry}>{text().photos.failed}</ErrorState>}
      {list.status === 'loading' && <GallerySkeletons />}
      {isEmpty && <EmptyState>{text().photos.none}</EmptyState>}
      {list.items.length > 0 && <PhotoGrid name="photos" list={list} />}
    </div>
  );
}

/** As much of a list as photos are shown with. */
export type PhotoList = Pick<List<Photo>, 'items' | 'total' | 'hasNext' | 'error' | 'loadNext'>;

/** `name`: see `useShowMore`. */
export function PhotoGrid({ name, list }: { name: string; list: PhotoList }) {
  const { shown, hasMore, showMore, listRef } = useShowMore(name, list.items, list);
  const [opened, setOpened] = useState<Photo | null>(null);
  const positions = useMemo(() => positionsOf(list.items.slice(0, shown.length)), [list.items, shown.length]);
  const close = () => setOpened(null);
  return (
    <>
      <div className="@container">
        <ul ref={listRef} className="photo-gallery">
          {shown.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              positions={positions[index] as TilePositions}
              onOpen={setOpened}
              onNear={loadAhead}
            />
          ))}
        </ul>
      </div>
      {hasMore && (
        <ShowMoreButton onClick={showMore} className="mt-6">
          {text().site.loadMore}
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

/** One layout for each container width; CSS chooses. */
function positionsOf(photos: Photo[]): TilePositions[] {
  const narrow = layOutGallery(photos, 'narrow');
  const medium = layOutGallery(photos, 'medium');
  const wide = layOutGallery(photos, 'wide');
  return photos.map((_, index) => ({
    narrow: narrow[index],
    medium: medium[index],
    wide: wide[index],
  })) as TilePositions[];
}

function GallerySkeletons() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <output className="sr-only">{text().photos.loading}</output>
      {Array.from({ length: skeletons.gallery }, (_, index) => (
        <div key={index} data-skeleton="">
          <Skeleton className="aspect-[4/5] w-full" />
        </div>
      ))}
    </div>
  );
}
