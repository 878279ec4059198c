import { iconFormats, maskableIcon, type IconSide } from '#shared/media/pictures.ts';
import type { PictureOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { squareOf, type SquareDeps } from '#server/domain/files/squares.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { artistPhoto } from '#server/domain/catalogue/photos.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = SquareDeps & { database: Database };

/** The part of a maskable icon that no phone cuts off. */
const SAFE_PART = 0.8;
/** Increase with every change to the drawing of the logo. */
const DRAWING = 1;

/** A square of the artist's photo, or the logo if there is none. */
export async function findAppIcon(deps: Deps, icon: IconSide | 'maskable'): Promise<PictureOnDemand> {
  const side = icon === 'maskable' ? maskableIcon.side : icon;
  const photo = await artistPhoto(deps.database);
  const original = fileAt(photo?.imagePath ?? null);
  if (!original) return drawnIcon(deps, side);
  const margin = icon === 'maskable' ? Math.ceil((side * (1 - SAFE_PART)) / 2) : 0;
  const square = { side, margin, focus: photo?.picture?.focus ?? null, format: iconFormats[side] };
  return squareOf(deps, original, icon === 'maskable' ? 'maskable' : `icon${side}`, square);
}

function drawnIcon({ fileJobs }: Deps, side: IconSide): PictureOnDemand {
  const prefix = `icon-${side}-`;
  const format = iconFormats[side];
  return {
    file: `${prefix}${DRAWING}.${format}`,
    prefix,
    make: (urgency) => fileJobs.drawIcon({ side, format }, urgency),
  };
}
