import type { Photo } from '#shared/photos.ts';
import { wallRows } from '#web/features/photos/wall-rows.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

type Props = { photo: Photo; onOpen: (photo: Photo) => void; onNear: () => void };

export function PhotoTile({ photo, onOpen, onNear }: Props) {
  return (
    <li style={{ gridRow: `span ${wallRows(photo)}` }}>
      <button
        type="button"
        aria-haspopup="dialog"
        className="group/tile relative block size-full overflow-hidden rounded-media bg-sunk"
        onClick={() => onOpen(photo)}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span className="absolute inset-0 transition-transform duration-500 group-hover/tile:scale-[1.03]">
          <Artwork
            path={photo.imagePath}
            facts={photo.picture}
            title={photo.title}
            alt={photo.title}
            sizes="(min-width: 1340px) 215px, (min-width: 1024px) 17vw, (min-width: 640px) 30vw, 45vw"
          />
        </span>
      </button>
    </li>
  );
}
