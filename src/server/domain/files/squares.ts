import type { Focus } from '#shared/pictures.schema.ts';
import type { PictureOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { SquareToMake } from '#server/media/worker/protocol.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { derivativesPrefix } from '#server/storage/media-store/names.ts';

export type SquareNeeds = { media: MediaStore; fileJobs: FileJobs };

/** A square of a stored picture for some use, kept beside the picture's sizes. */
export function squareOf(
  { media, fileJobs }: SquareNeeds,
  original: string,
  use: string,
  square: SquareToMake,
): PictureOnDemand {
  return {
    file: squareName(original, use, square),
    prefix: derivativesPrefix(original) + use,
    original,
    make: (target, urgency) =>
      media.withLocalFile(original, (path) => fileJobs.makeSquare(path, square, target, urgency)),
  };
}

/** What the crop keeps in sight is part of the name: another choice makes another square. */
export function squareName(
  original: string,
  use: string,
  { focus, format }: { focus: Focus | null; format: SquareToMake['format'] },
): string {
  const percent = (share: number) => Math.round(share * 100);
  const place = focus ? `x${percent(focus.x)}y${percent(focus.y)}` : '';
  return `${derivativesPrefix(original)}${use}${place}.${format === 'jpeg' ? 'jpg' : format}`;
}
