import { iconSides, maskableIcon, type IconSide } from '#shared/app-icons.ts';
import type { PictureOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { squareOf, type SquareNeeds } from '#server/domain/files/squares.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { artistPhoto } from '#server/domain/photos.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = SquareNeeds & { database: Database };

/** How much of an icon no phone cuts off. */
const SAFE_PART = 0.8;
/** Counts up with every change to how the site's own sign is drawn. */
const DRAWING = 1;

/** The artist's photo as phones show an app, or the site's own sign where there is none. */
export async function findAppIcon(needs: Needs, icon: IconSide | 'maskable'): Promise<PictureOnDemand> {
  const side = icon === 'maskable' ? maskableIcon.side : icon;
  const photo = await artistPhoto(needs.database);
  const original = fileAt(photo?.imagePath ?? null);
  if (!original) return drawnIcon(needs, side);
  const margin = icon === 'maskable' ? Math.ceil((side * (1 - SAFE_PART)) / 2) : 0;
  const square = { side, margin, focus: photo?.picture?.focus ?? null, format: 'png' } as const;
  return squareOf(needs, original, icon === 'maskable' ? 'maskable' : `icon${side}`, square);
}

function drawnIcon({ fileJobs }: Needs, side: number): PictureOnDemand {
  const prefix = `icon-${side}-`;
  return {
    file: `${prefix}${DRAWING}.png`,
    prefix,
    make: (target, urgency) => fileJobs.drawIcon(side, target, urgency),
  };
}

export function isIconSide(side: number): side is IconSide {
  return iconSides.some((known) => known === side);
}
