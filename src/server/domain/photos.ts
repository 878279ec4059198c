import { apiPaths } from '#shared/addresses.ts';
import type { ListPage, ListQuery } from '#shared/lists.ts';
import type { Look } from '#shared/look.ts';
import type { NewPhoto, Photo, PhotoChanges } from '#shared/photos.schema.ts';
import { moveToBin } from '#server/domain/bin.ts';
import { contentChanged } from '#server/domain/changes.ts';
import { keepPicture, withFocus } from '#server/domain/files/kept-pictures.ts';
import { keepingFiles } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueForReplacement } from '#server/domain/jobs/enqueue.ts';
import { readList } from '#server/domain/lists.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { readArtist } from '#server/domain/settings.ts';
import { changedSchedule, enqueuePublishing, scheduleOf } from '#server/domain/publishing.ts';
import type { UploadKey } from '#server/domain/uploads.ts';
import { changeVersioned, findUnchanged } from '#server/domain/versioned-change.ts';
import { photoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as photos from '#server/storage/database/photos.queries.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

export type Needs = ContentNeeds;

/** As the owner arranged them, the newest first where nothing was moved, unless another order is asked for. */
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
  newestFirst: '-position',
  read: photos.listPhotos,
} as const;

export async function readPhoto(db: Database, id: number, audience: Audience): Promise<Photo> {
  const photo = await photos.findPhoto(db, id, audience);
  if (!photo) throw photoNotFound();
  return photo;
}

/** The newest photo the owner flagged, or none when no photo is. */
export async function featuredPhoto(db: Database, audience: Audience = 'everyone'): Promise<Photo | null> {
  return (await photos.newestFeaturedPhoto(db, audience)) ?? null;
}

/** The photo beside links to the site: the one chosen for it while there is such a photo, or else the featured one. */
export async function sitePhoto(db: Database, { photo }: Look, audience: Audience): Promise<Photo | null> {
  const chosen = photo === null ? undefined : await photos.findPhoto(db, photo, audience);
  return chosen ?? featuredPhoto(db, audience);
}

/** The photo that stands for the artist: the site's, or else the first. */
export async function artistPhoto(db: Database): Promise<Photo | null> {
  const { look } = await readArtist(db);
  return (await sitePhoto(db, look, 'everyone')) ?? (await listPhotos(db, { limit: 1 })).items[0] ?? null;
}

/** Keeps a photo with its file, or nothing at all. */
export function createPhoto(
  needs: Needs,
  { focus, ...fields }: NewPhoto,
  file: string,
  upload: UploadKey | null = null,
): Promise<Photo> {
  const schedule = scheduleOf(fields);
  return needs.uploads.once<Photo>(upload, async (store) => {
    const photo = await keepingFiles(needs, async (keep) => {
      const picture = await keepPicture(needs.fileJobs, keep, file);
      return store(async (db) => {
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
      });
    });
    contentChanged(needs);
    return photo;
  });
}

/** Changes what is given and leaves the rest, unless somebody else changed the photo in the meantime. */
export async function changePhoto(
  needs: Needs,
  id: number,
  { version, focus, ...wanted }: PhotoChanges,
  files: { aboutImage?: string } = {},
): Promise<Photo> {
  const { database } = needs;
  const parts = { find: (db: Database) => photos.findPhoto(db, id), notFound: photoNotFound, version };
  const { after } = await keepingFiles(needs, async (keep) => {
    await findUnchanged(database, parts);
    const picture = files.aboutImage ? await keepPicture(needs.fileJobs, keep, files.aboutImage) : null;
    const pictureChange = picture && { imagePath: picture.address, picture: picture.facts };
    return changeVersioned(database, {
      ...parts,
      update: async (db, before) => {
        const facts = pictureChange ? pictureChange.picture : before.picture;
        const after = await photos.updatePhoto(db, before, {
          ...wanted,
          ...changedSchedule(before, wanted),
          ...pictureChange,
          picture: withFocus(facts, focus),
        });
        await enqueueForReplacement(db, 'sizes', before.imagePath, after.imagePath);
        await enqueuePublishing(db, 'aboutImages', after);
        return after;
      },
    });
  });
  contentChanged(needs);
  return after;
}

/** Gone for everybody at once, files included; the owner can take it back from the bin. */
export function deletePhoto(needs: Needs, id: number): Promise<void> {
  return moveToBin(needs, 'photos', id);
}
