import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import type { Look } from '#shared/site/look/look.ts';
import type { NewPhoto, Photo, PhotoBatch, PhotoChanges } from '#shared/catalogue/photos.schema.ts';
import { moveToBin } from '#server/domain/catalogue/bin.ts';
import { storePicture, withFocus } from '#server/domain/files/stored-pictures.ts';
import { enqueueForFile, enqueueForReplacement } from '#server/domain/jobs/enqueue.ts';
import { readList } from '#server/domain/catalogue/lists.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { changedSchedule, enqueuePublishing, scheduleOf } from '#server/domain/catalogue/publishing.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import { changeContent, changeTogether, createContent } from '#server/domain/catalogue/content.ts';
import { photoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as photos from '#server/storage/database/queries/catalogue/photos.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** In the owner's order by default; photos that were never moved come newest first. */
export function listPhotos(
  db: Database,
  query: ListQuery = {},
  audience: Audience = 'everyone',
): Promise<ListPage<Photo>> {
  return readList(db, photoList, query, audience);
}

const photoList = {
  path: apiPaths.photos,
  table: 'aboutImages',
  sortColumns: photos.photoSortColumns,
  defaultSort: '-position',
  read: photos.listPhotos,
} as const;

export async function readPhoto(db: Database, id: number, audience: Audience): Promise<Photo> {
  const photo = await photos.findPhoto(db, id, audience);
  if (!photo) throw photoNotFound();
  return photo;
}

export async function featuredPhoto(db: Database, audience: Audience = 'everyone'): Promise<Photo | null> {
  return (await photos.newestFeaturedPhoto(db, audience)) ?? null;
}

/** The photo for links to the site: the one chosen in the settings, else the featured one. */
export async function sitePhoto(db: Database, { photo }: Look, audience: Audience): Promise<Photo | null> {
  const chosen = photo === null ? undefined : await photos.findPhoto(db, photo, audience);
  return chosen ?? featuredPhoto(db, audience);
}

/** The photo of the artist: the site's photo, else the first in the gallery. */
export async function artistPhoto(db: Database): Promise<Photo | null> {
  const { look } = await readArtist(db);
  return (await sitePhoto(db, look, 'everyone')) ?? (await listPhotos(db, { limit: 1 })).items[0] ?? null;
}

export async function createPhoto(
  deps: ContentDeps,
  { focus, ...fields }: NewPhoto,
  file: string,
  upload: UploadKey | null = null,
): Promise<Photo> {
  const schedule = scheduleOf(fields);
  return createContent<Photo>(deps, upload, async (keep) => {
    const picture = await storePicture(deps.fileJobs, keep, file);
    return async (db) => {
      await enqueueForFile(db, 'sizes', picture.address);
      const stored = await photos.insertPhoto(db, {
        ...fields,
        ...schedule,
        imagePath: picture.address,
        picture: withFocus(picture.facts, focus),
        uploadDate: new Date().toISOString(),
        version: 1,
      });
      await enqueuePublishing(db, 'aboutImages', stored);
      return stored;
    };
  });
}

export function changePhoto(
  deps: ContentDeps,
  id: number,
  { version, focus, ...wanted }: PhotoChanges,
  files: { aboutImage?: string } = {},
): Promise<Photo> {
  return changeContent(deps, {
    find: (db) => photos.findPhoto(db, id),
    notFound: photoNotFound,
    version,
    storeFiles: async (keep) =>
      files.aboutImage ? storePicture(deps.fileJobs, keep, files.aboutImage) : null,
    update: async (db, before, picture) => {
      const after = await photos.updatePhoto(db, before, {
        ...wanted,
        ...changedSchedule(before, wanted),
        ...(picture && { imagePath: picture.address }),
        picture: withFocus(picture ? picture.facts : before.picture, focus),
      });
      await enqueueForReplacement(db, 'sizes', before.imagePath, after.imagePath);
      await enqueuePublishing(db, 'aboutImages', after);
      return after;
    },
  });
}

export function changePhotos(deps: ContentDeps, { items, changes }: PhotoBatch): Promise<Photo[]> {
  return changeTogether(deps, items, {
    find: (db, id) => photos.findPhoto(db, id),
    notFound: photoNotFound,
    update: async (db, before) => {
      const after = await photos.updatePhoto(db, before, { ...changes, ...changedSchedule(before, changes) });
      await enqueuePublishing(db, 'aboutImages', after);
      return after;
    },
  });
}

export function deletePhoto(deps: ContentDeps, id: number): Promise<void> {
  return moveToBin(deps, 'photos', [id]);
}
