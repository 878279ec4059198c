import { rm } from 'node:fs/promises';
import { iconSides, type IconSide } from '#shared/app-icons.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { featuredPhoto, listPhotos } from '#server/domain/photos.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';
import { derivativesPrefix } from '#server/storage/media-store/names.ts';

type Needs = { database: Database; media: MediaStore; fileJobs: FileJobs };

/** The artist's photo as phones show an app: made when it is first asked for, and kept beside the photo's sizes. */
export async function openAppIcon(
  { database, media, fileJobs }: Needs,
  side: IconSide,
): Promise<{ name: string; file: StoredFile } | null> {
  const photo = (await featuredPhoto(database)) ?? (await listPhotos(database, { limit: 1 })).items[0];
  const original = fileAt(photo?.imagePath ?? null);
  if (!photo || !original) return null;
  const focus = photo.picture?.focus ?? null;
  const percent = (share: number) => Math.round(share * 100);
  // What the crop keeps in sight is part of the name: another choice makes another icon.
  const place = focus ? `x${percent(focus.x)}y${percent(focus.y)}` : '';
  const name = `${derivativesPrefix(original)}icon${side}${place}.png`;
  const known = await media.open(name);
  if (known) return { name, file: known };
  const target = media.incomingPath();
  try {
    await media.withLocalFile(original, (path) =>
      fileJobs.makeIcon(path, { side, focus, target }, { urgency: 'urgent' }),
    );
    await media.save(target, name);
  } finally {
    await rm(target, { force: true });
  }
  const file = await media.open(name);
  return file && { name, file };
}

export function isIconSide(side: number): side is IconSide {
  return iconSides.some((known) => known === side);
}
