import type { Photo } from '#shared/photos.ts';
import { ListTools } from '#web/features/admin/lib/list-tools.tsx';
import { NoMatches } from '#web/features/admin/lib/no-matches.tsx';
import type { Column, Order } from '#web/features/admin/lib/sort-rows.ts';
import { useListView } from '#web/features/admin/lib/use-list-view.ts';
import { useEditing } from '#web/features/admin/library/edit/use-editing.ts';
import { EditPhotoDialog } from '#web/features/admin/library/images/edit-photo-dialog.tsx';
import { PhotoTile } from '#web/features/admin/library/images/photo-tile.tsx';

const columns: Column<Photo>[] = [
  { label: 'Upload Date', value: (photo) => photo.uploadDate, largestFirst: true },
  { label: 'Title', value: (photo) => photo.title },
  { label: 'Photographer', value: (photo) => photo.photographer ?? '' },
  { label: 'Location', value: (photo) => photo.location ?? '' },
  { label: 'Featured', value: (photo) => Number(photo.featured), largestFirst: true },
];
const start: Order = { by: 'Upload Date', direction: 'descending' };
const words = (photo: Photo) => [
  photo.title,
  photo.description,
  photo.photographer,
  photo.location,
  photo.year,
];

export function PhotoGrid({ photos }: { photos: Photo[] }) {
  const view = useListView(photos, { columns, start, words });
  const [editing, setEditing] = useEditing('image', photos);
  return (
    <>
      <ListTools view={view} label="Search images" sortAlways />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3 md:gap-4">
        {view.rows.map((photo) => (
          <PhotoTile key={photo.id} photo={photo} onEdit={() => setEditing(photo)} />
        ))}
      </ul>
      <NoMatches view={view} />
      {editing && <EditPhotoDialog photo={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
