import type { CSSProperties } from 'react';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { GalleryLayout, GalleryTile } from '#web/features/photos/gallery-layout.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

export type TilePositions = Record<GalleryLayout, GalleryTile>;

type Props = { photo: Photo; positions: TilePositions; onOpen: (photo: Photo) => void; onNear: () => void };

export function PhotoTile({ photo, positions, onOpen, onNear }: Props) {
  return (
    <li style={positionStyle(positions)}>
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
            sizes={sizesOf(positions)}
          />
        </span>
      </button>
    </li>
  );
}

/** styles/photo-gallery.css chooses by the container width. */
function positionStyle(positions: TilePositions): CSSProperties {
  const style: Record<string, number> = {};
  for (const [layout, { share, gaps, shape }] of Object.entries(positions)) {
    style[`--${layout}-share`] = share;
    style[`--${layout}-gaps`] = gaps;
    style[`--${layout}-shape`] = shape;
  }
  return style;
}

function sizesOf({ narrow, medium, wide }: TilePositions): string {
  const part = (share: number, whole: number) => Math.ceil(share * whole);
  return [
    `(min-width: 1340px) ${part(wide.share, 1240)}px`,
    `(min-width: 980px) ${part(wide.share, 92)}vw`,
    `(min-width: 590px) ${part(medium.share, 92)}vw`,
    `${part(narrow.share, 90)}vw`,
  ].join(', ');
}
