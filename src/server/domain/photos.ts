import type { NewPhoto, Photo, PhotoChanges } from '#shared/photos.ts';
import { keepPicture } from '#server/domain/files/kept-pictures.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { discardFile, keepingFiles } from '#server/domain/files/stored-files.ts';
import { changedMeanwhile, photoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as photos from '#server/storage/database/photos.queries.ts';

export type Needs = ContentNeeds;

/** Newest upload first. */
export function listPhotos(db: Database): Promise<Photo[]> {
  return photos.listPhotos(db);
}

/** The newest photo the owner flagged, or none when no photo is. */
export async function featuredPhoto(db: Database): Promise<Photo | null> {
  return (await photos.newestFeaturedPhoto(db)) ?? null;
}

/** Keeps a photo with its file, or nothing at all. */
export async function createPhoto(needs: Needs, fields: NewPhoto, file: string): Promise<Photo> {
  const photo = await keepingFiles(needs.media, async (keep) => {
    const picture = await keepPicture(keep, file);
    return photos.insertPhoto(needs.database, {
      ...fields,
      imagePath: picture.address,
      picture: JSON.stringify(picture.facts),
      uploadDate: new Date().toISOString(),
      version: 1,
    });
  });
  needs.changes.announce();
  needs.derivatives.prepare(photo.imagePath, photo.picture);
  return photo;
}

/** Changes what is given and leaves the rest, unless somebody else changed the photo in the meantime. */
export async function changePhoto(
  { database, changes }: Needs,
  id: number,
  { version, ...wanted }: PhotoChanges,
): Promise<Photo> {
  const photo = await photos.updatePhoto(database, id, wanted, version);
  if (!photo) throw (await photos.photoExists(database, id)) ? changedMeanwhile() : photoNotFound();
  changes.announce();
  return photo;
}

/** Removes the photo first and its files after, so that no photo ever lacks its file. */
export async function deletePhoto(needs: Needs, id: number): Promise<void> {
  const deleted = await photos.deletePhoto(needs.database, id);
  if (!deleted) throw photoNotFound();
  needs.changes.announce();
  await discardFile(needs, deleted.imagePath);
}
