import type { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '#shared/addresses.ts';
import { heroSizes } from '#web/features/hero/hero-sizes.ts';
import { artistQuery, featuredPhotoQuery } from '#web/lib/queries.ts';
import { preloadOf, type PicturePreload } from '#web/ui/media/picture/sources.ts';

/** The featured photo, so that the browser asks for it before it has read the page. */
export function heroPreload(data: QueryClient): PicturePreload | null {
  const photo = data.getQueryData(featuredPhotoQuery.queryKey);
  const layout = data.getQueryData(artistQuery.queryKey)?.look.hero ?? 'beside';
  if (layout === 'words' || !photo || isUnavailable(photo.imagePath)) return null;
  return preloadOf(photo.imagePath, photo.picture, heroSizes[layout]);
}
