import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { editAction, useDeleteAction } from '#web/admin/lists/item-actions.tsx';
import { openByTap } from '#web/admin/lists/open-by-tap.ts';
import { RowActions } from '#web/admin/lists/row-actions.tsx';
import { VisibilityBadge } from '#web/admin/lists/row-cells.tsx';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { ReorderableList } from '#web/admin/lists/reorderable-list.tsx';
import { SelectAllLine, SelectRowBox } from '#web/admin/lists/select-boxes.tsx';
import { LibrarySelectionBar, SelectionAction } from '#web/admin/lists/selection-bar.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { useSelection, type Selection } from '#web/admin/lists/use-selection.ts';
import { EditPhotoDialog } from '#web/admin/photos/edit-photo-dialog.tsx';
import { usePhotoOrder } from '#web/admin/photos/use-photo-order.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

const PhotographerDialog = lazyPart(() => import('#web/admin/photos/photographer-dialog.tsx'));

function columns(): Column<'photo'>[] {
  const labels = ownerText().photos.sorts;
  return [
    { label: labels.position, sort: 'position', largestFirst: true },
    { label: labels.uploadDate, sort: 'uploadDate', largestFirst: true },
    { label: labels.title, sort: 'title' },
    { label: labels.photographer, sort: 'photographer' },
    { label: labels.location, sort: 'location' },
    { label: labels.featured, sort: 'featured', largestFirst: true },
  ];
}

export function PhotoLibrary() {
  const list = useAdminList('photo', { columns: columns(), startBy: 'position' });
  const { edited, edit, close } = useEditedItem('photo');
  const reorder = usePhotoOrder({ queryKey: list.queryKey, hasMore: list.hasNext });
  const isInGalleryOrder = list.sort === '-position' && !list.isSearching;
  const selection = useSelection(list);
  const { library, list: texts, upload, order } = ownerText().photos;
  return (
    <Card title={library} description={isInGalleryOrder && list.total > 1 ? order.hint : undefined}>
      <ListFrame
        list={list}
        texts={texts}
        upload={{ form: 'image', label: upload.send }}
        isGrid
        selection={selection}
      >
        <SelectAllLine selection={selection} className="mb-2" />
        {/* Also for a single photo: another list would lose the focus when the second to last one is deleted. */}
        {isInGalleryOrder ? (
          <ReorderableList
            label={order.list}
            items={list.items}
            nameOf={({ title }) => title}
            layout="tiles"
            onReorder={reorder}
            className={grid}
          >
            {(photo, controls) => (
              <PhotoTile photo={photo} selection={selection} onEdit={() => edit(photo)}>
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
                <PhotoTile photo={photo} selection={selection} onEdit={() => edit(photo)} />
              </li>
            ))}
          </ul>
        )}
        <LibrarySelectionBar kind="photo" selection={selection}>
          <SelectionAction Icon={Camera} label={ownerText().selection.photographer.title}>
            {(onClose) => (
              <PhotographerDialog.Part
                items={selection.selected}
                onChanged={selection.clear}
                onClose={onClose}
              />
            )}
          </SelectionAction>
        </LibrarySelectionBar>
      </ListFrame>
      {edited && <EditPhotoDialog item={edited} onClose={close} />}
    </Card>
  );
}

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3 md:gap-4 ledger:grid-cols-[repeat(auto-fill,minmax(min(8rem,46%),1fr))] ledger:gap-2';

type TileProps = { photo: Photo; selection: Selection; onEdit: () => void; children?: ReactNode };

/** Details appear on hover and focus, always on touch screens, and below the photo on phones. */
function PhotoTile({ photo, selection, onEdit, children }: TileProps) {
  const { lists } = ownerText();
  const { tile } = ownerText().photos;
  const remove = useDeleteAction('photo', photo.id, lists.deleteItem(photo));
  const isSelected = selection.isSelected(photo);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboards use the buttons
    <div
      onClick={openByTap(onEdit)}
      className={cn(
        'group relative isolate aspect-4/3 cursor-pointer overflow-hidden rounded-media bg-sunk ledger:aspect-auto ledger:h-full',
        isSelected && 'ring-3 ring-accent ring-offset-2 ring-offset-surface',
      )}
    >
      <div className="relative size-full ledger:aspect-square ledger:h-auto">
        <Artwork
          path={photo.imagePath}
          facts={photo.picture}
          title={photo.title}
          alt={photo.title}
          sizes="(min-width: 640px) 280px, 50vw"
        />
        <p
          className={cn(
            'pointer-events-none absolute z-10 flex flex-col items-start gap-1 pe-2 transition-opacity',
            // On hover the box, the buttons and the details take their place.
            'group-focus-within:opacity-0 group-hover:opacity-0 ledger:start-2! ledger:top-auto! ledger:bottom-2 ledger:opacity-100!',
            selection.count > 0
              ? 'start-12 top-3.5'
              : 'start-2 top-2 [@media(hover:none)]:start-12 [@media(hover:none)]:top-3.5',
          )}
        >
          <VisibilityBadge item={photo} variant="media" />
          {photo.featured && (
            <>
              <Badge variant="accent">{tile.featured}</Badge>
              <Badge variant="media">{lists.onHome}</Badge>
            </>
          )}
        </p>
      </div>
      <div className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-black/85 via-black/55 to-black/10 p-3 text-white opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 ledger:static ledger:bg-none ledger:p-2.5 ledger:text-ink ledger:opacity-100 [@media(hover:none)]:opacity-100">
        <div className="absolute end-2 top-2 flex gap-2 ledger:end-1 ledger:top-1 ledger:gap-1">
          <RowActions
            label={lists.actionsFor(photo)}
            actions={[editAction(photo, onEdit), remove]}
            isOnMedia
          />
        </div>
        <p className="line-clamp-2 font-semibold wrap-anywhere ledger:text-sm ledger:leading-snug">
          {photo.title}
        </p>
        {photo.photographer && (
          <p className="truncate text-xs">{tile.photographer({ photographer: photo.photographer })}</p>
        )}
        {photo.location && <p className="truncate text-xs">{tile.location({ location: photo.location })}</p>}
        {children}
      </div>
      <SelectRowBox
        label={lists.select(photo)}
        item={photo}
        selection={selection}
        className={cn(
          'absolute start-1 top-1 z-20 ms-0! transition-opacity',
          selection.count === 0 &&
            'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100',
        )}
      />
    </div>
  );
}
