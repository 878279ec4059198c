import { useEditedItem } from '#web/features/admin/edit/use-edited-item.ts';
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx';
import { useList, type Column } from '#web/features/admin/lists/use-list.ts';
import { EditPhotoDialog } from '#web/features/admin/photos/edit-photo-dialog.tsx';
import { PhotoTile } from '#web/features/admin/photos/photo-tile.tsx';
import { Card } from '#web/ui/card.tsx';

/** What the grid can be sorted by. */
const columns: Column<'photo'>[] = [
  { label: 'Upload Date', sort: 'uploadDate', largestFirst: true },
  { label: 'Title', sort: 'title' },
  { label: 'Photographer', sort: 'photographer' },
  { label: 'Location', sort: 'location' },
  { label: 'Featured', sort: 'featured', largestFirst: true },
];

const words = {
  search: 'Search images',
  loading: 'Loading images...',
  empty: 'No images found. Upload some images to get started.',
  failure: 'The images could not be loaded.',
};

export function PhotoLibrary() {
  const list = useList('photo', { columns, startBy: 'uploadDate' });
  const { edited, edit, close } = useEditedItem('photo');
  return (
    <Card title="Image Gallery">
      <ListFrame list={list} words={words} isGrid growsOnScroll>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3 md:gap-4">
          {list.items.map((photo) => (
            <PhotoTile key={photo.id} photo={photo} onEdit={() => edit(photo)} />
          ))}
        </ul>
      </ListFrame>
      {edited && <EditPhotoDialog photo={edited} onClose={close} />}
    </Card>
  );
}
