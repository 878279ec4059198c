import type { Photo } from '#shared/photos.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as photos from '#server/storage/database/photos.queries.ts';

/** Newest upload first. */
export function listPhotos(db: Database): Promise<Photo[]> {
  return photos.listPhotos(db);
}

/** The newest photo the owner flagged, or none when no photo is. */
export async function featuredPhoto(db: Database): Promise<Photo | null> {
  return (await photos.newestFeaturedPhoto(db)) ?? null;
}
