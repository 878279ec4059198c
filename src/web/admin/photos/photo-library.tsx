import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { ActionButton, DeleteButton } from '#web/admin/lists/row-buttons.tsx';
import { VisibilityBadge } from '#web/admin/lists/row-cells.tsx';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { ReorderableList } from '#web/admin/lists/reorderable-list.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { EditPhotoDialog } from '#web/admin/photos/edit-photo-dialog.tsx';
import { usePhotoOrder } from '#web/admin/photos/use-photo-order.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Artwork } from '#web/ui/media/artwork.tsx';

const columns: Column<'photo'>[] = [
  { label: 'Gallery Order', sort: 'position', largestFirst: true },
  { label: 'Upload Date', sort: 'uploadDate', largestFirst: true },
  { label: 'Title', sort: 'title' },
  { label: 'Photographer', sort: 'photographer' },
  { label: 'Location', sort: 'location' },
  { label: 'Featured', sort: 'featured', largestFirst: true },
];

const texts = {
  search: 'Search images',
  loading: 'Loading images...',
  empty: 'No images found. Upload some images to get started.',
  failure: 'The images could not be loaded.',
};

export function PhotoLibrary() {
  const list = useAdminList('photo', { columns, startBy: 'position' });
  const { edited, edit, close } = useEditedItem('photo');
  const reorder = usePhotoOrder({ queryKey: list.queryKey, hasMore: list.hasNext });
  const isInGalleryOrder = list.sort === '-position' && !list.isSearching;
  return (
    <Card
      title="Image Gallery"
      description={
        isInGalleryOrder && list.total > 1
          ? 'Drag the photos, or use their arrows, to choose the order in which visitors see them.'
          : undefined
      }
    >
      <ListFrame list={list} texts={texts} upload={{ form: 'image', label: 'Upload Image' }} isGrid>
        {/* Also for a single photo: another list would lose the focus when the second to last one is deleted. */}
        {isInGalleryOrder ? (
          <ReorderableList
            label="Images in gallery order"
            items={list.items}
            nameOf={({ title }) => title}
            layout="tiles"
            onReorder={reorder}
            className={grid}
          >
            {(photo, controls) => (
              <PhotoTile photo={photo} onEdit={() => edit(photo)}>
                {list.total > 1 && (
                  <div className="mt-2 w-fit rounded-full bg-disc/85 [&_button]:text-on-disc">{controls}</div>
                )}
              </PhotoTile>
            )}
          </ReorderableList>
        ) : (
          <ul className={grid}>
            {list.items.map((photo) => (
              <li key={photo.id}>
                <PhotoTile photo={photo} onEdit={() => edit(photo)} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {edited && <EditPhotoDialog photo={edited} onClose={close} />}
    </Card>
  );
}

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3 md:gap-4 ledger:grid-cols-[repeat(auto-fill,minmax(min(8rem,46%),1fr))] ledger:gap-2';

type TileProps = { photo: Photo; onEdit: () => void; children?: ReactNode };

/** Details appear on hover and focus, always on touch screens, and below the photo on phones. */
function PhotoTile({ photo, onEdit, children }: TileProps) {
  return (
    <div className="group relative isolate aspect-4/3 overflow-hidden rounded-media bg-sunk ledger:aspect-auto ledger:h-full">
      <div className="relative size-full ledger:aspect-square ledger:h-auto">
        <Artwork
          path={photo.imagePath}
          facts={photo.picture}
          title={photo.title}
          alt={photo.title}
          sizes="(min-width: 640px) 280px, 50vw"
        />
        <p className="pointer-events-none absolute start-2 top-2 z-10 flex flex-col items-start gap-1 pe-2 ledger:top-auto ledger:bottom-2">
          <VisibilityBadge item={photo} variant="media" />
          {photo.featured && (
            <>
              <Badge variant="accent">Featured</Badge>
              <Badge variant="media">On home now</Badge>
            </>
          )}
        </p>
      </div>
      <div className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-black/85 via-black/55 to-black/10 p-3 text-white opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 ledger:static ledger:bg-none ledger:p-2.5 ledger:text-ink ledger:opacity-100 [@media(hover:none)]:opacity-100">
        <div className="absolute end-2 top-2 flex gap-2 ledger:end-1 ledger:top-1 ledger:gap-1">
          <ActionButton action="Edit" subject={photo.title} variant="media" onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </ActionButton>
          <DeleteButton kind="photo" id={photo.id} subject={photo.title} variant="media" />
        </div>
        <p className="line-clamp-2 font-semibold wrap-anywhere ledger:text-sm ledger:leading-snug">
          {photo.title}
        </p>
        {photo.photographer && <p className="truncate text-xs">By: {photo.photographer}</p>}
        {photo.location && <p className="truncate text-xs">Location: {photo.location}</p>}
        {children}
      </div>
    </div>
  );
}
