import type { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { artistQuery, featuredPhotoQuery } from '#web/lib/api/queries.ts';
import { preloadOf, type PicturePreload } from '#web/ui/media/picture/sources.ts';

/** The preload link of the featured photo. */
export function heroPreload(data: QueryClient): PicturePreload | null {
  const photo = data.getQueryData(featuredPhotoQuery.queryKey);
  const layout = data.getQueryData(artistQuery.queryKey)?.look.hero ?? 'beside';
  if (layout === 'words' || !photo || isUnavailable(photo.imagePath)) return null;
  return preloadOf(photo.imagePath, photo.picture, heroSizes[layout]);
}

/**
 * The sizes attribute of the hero picture and its preload. Slightly smaller than shown on phones, which would otherwise
 * load the next larger file for an invisible difference.
 */
export const heroSizes = {
  beside: '(min-width: 1340px) 620px, (min-width: 768px) calc(46.5vw - 16px), calc(97vw - 40px)',
  wide: '97vw',
} as const;
