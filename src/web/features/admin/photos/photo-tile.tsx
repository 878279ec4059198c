import { Pencil } from 'lucide-react';
import type { Photo } from '#shared/photos.ts';
import { ActionButton } from '#web/features/admin/lists/action-button.tsx';
import { DeleteButton } from '#web/features/admin/lists/delete-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Artwork } from '#web/ui/media/artwork.tsx';

/** The picture; what is known about it comes up under the pointer or the keyboard, and stays on touch screens. */
export function PhotoTile({ photo, onEdit }: { photo: Photo; onEdit: () => void }) {
  return (
    <li className="group relative isolate aspect-4/3 overflow-hidden rounded-media bg-sunk">
      <Artwork
        path={photo.imagePath}
        facts={photo.picture}
        title={photo.title}
        alt={photo.title}
        sizes="(min-width: 640px) 280px, 100vw"
      />
      <div className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-black/85 via-black/55 to-black/10 p-3 text-white opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100">
        <div className="absolute top-2 right-2 flex gap-2">
          <ActionButton action="Edit" subject={photo.title} variant="media" onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </ActionButton>
          <DeleteButton kind="photo" id={photo.id} subject={photo.title} variant="media" />
        </div>
        <p className="line-clamp-2 font-semibold wrap-anywhere">{photo.title}</p>
        {photo.photographer && <p className="truncate text-xs">By: {photo.photographer}</p>}
        {photo.location && <p className="truncate text-xs">Location: {photo.location}</p>}
      </div>
      {photo.featured && (
        <Badge variant="accent" className="pointer-events-none absolute top-3 left-3">
          Featured
        </Badge>
      )}
    </li>
  );
}
