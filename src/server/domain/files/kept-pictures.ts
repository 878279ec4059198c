import { rm } from 'node:fs/promises';
import { focusWithoutPicture } from '#shared/pictures.ts';
import type { Focus, PictureFacts } from '#shared/pictures.schema.ts';
import { invalidFields } from '#server/errors.ts';
import type { Keep } from '#server/domain/files/stored-files.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import { identify } from '#server/media/sniff.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

export type KeptPicture = { address: string; facts: PictureFacts };

/** Keeps a picture that is what it claims to be, without what it tells about where it was taken. */
export async function keepPicture(fileJobs: FileJobs, keep: Keep, path: string): Promise<KeptPicture> {
  const extension = await identify(path, 'picture');
  const facts = await fileJobs.checkPicture(path);
  return { address: await keep(path, extension), facts };
}

/** The same for a picture that comes from inside another file. */
export async function keepPictureBytes(
  { media, fileJobs }: { media: MediaStore; fileJobs: FileJobs },
  keep: Keep,
  bytes: Uint8Array,
): Promise<KeptPicture> {
  const path = media.incomingPath();
  try {
    await media.write(path, [bytes]);
    return await keepPicture(fileJobs, keep, path);
  } finally {
    await rm(path, { force: true });
  }
}

type Cover = { coverArt: string | null; coverPicture: PictureFacts | null };
type CoverChange = { kept: KeptPicture | null; removeCover?: boolean; focus?: Focus };

/** A cover after a change: another one in its place, none, or the same; with what the owner says matters in it. */
export function changedCover(before: Cover, { kept, removeCover = false, focus }: CoverChange): Cover {
  const { coverArt, coverPicture } = before;
  const staying = removeCover ? { coverArt: null, coverPicture: null } : { coverArt, coverPicture };
  const cover = kept ? { coverArt: kept.address, coverPicture: kept.facts } : staying;
  return { ...cover, coverPicture: withFocus(cover.coverPicture, focus) };
}

/** What is known of a picture, with what the owner says matters in it. Without a picture nothing can matter in it. */
export function withFocus(facts: PictureFacts | null, focus: Focus | undefined): PictureFacts | null {
  if (!focus) return facts;
  if (!facts) throw invalidFields({ focus: focusWithoutPicture });
  return { ...facts, focus };
}
