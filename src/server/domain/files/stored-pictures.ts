import { rm } from 'node:fs/promises';
import { ownerText } from '#shared/language/text.ts';
import type { Focus, PictureFacts } from '#shared/media/pictures.schema.ts';
import { invalidFields } from '#server/errors.ts';
import type { Keep } from '#server/domain/files/stored-files.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import { identify } from '#server/media/sniff.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

export type StoredPicture = { address: string; facts: PictureFacts };

/** Checks a picture, removes its private metadata and stores it. */
export async function storePicture(fileJobs: FileJobs, keep: Keep, path: string): Promise<StoredPicture> {
  const extension = await identify(path, 'picture');
  const facts = await fileJobs.checkPicture(path);
  return { address: await keep(path, extension), facts };
}

/** The same for a picture from inside another file. */
export async function storePictureBytes(
  { media, fileJobs }: { media: MediaStore; fileJobs: FileJobs },
  keep: Keep,
  bytes: Uint8Array,
): Promise<StoredPicture> {
  const path = media.incomingPath();
  try {
    await media.write(path, [bytes]);
    return await storePicture(fileJobs, keep, path);
  } finally {
    await rm(path, { force: true });
  }
}

type Cover = { coverArt: string | null; coverPicture: PictureFacts | null };
type CoverChange = { newCover: StoredPicture | null; removeCover?: boolean; focus?: Focus };

export function changedCover(before: Cover, { newCover, removeCover = false, focus }: CoverChange): Cover {
  const { coverArt, coverPicture } = before;
  const remaining = removeCover ? { coverArt: null, coverPicture: null } : { coverArt, coverPicture };
  const cover = newCover ? { coverArt: newCover.address, coverPicture: newCover.facts } : remaining;
  return { ...cover, coverPicture: withFocus(cover.coverPicture, focus) };
}

/** Adds the focus point that the owner chose; refuses one without a picture. */
export function withFocus(facts: PictureFacts | null, focus: Focus | undefined): PictureFacts | null {
  if (!focus) return facts;
  if (!facts) throw invalidFields({ focus: ownerText().rules.focusWithoutPicture });
  return { ...facts, focus };
}
