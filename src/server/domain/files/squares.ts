import type { Focus } from '#shared/media/pictures.schema.ts';
import type { PictureOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { SquareToMake } from '#server/media/worker/protocol.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { derivativesPrefix } from '#server/storage/media-store/names.ts';

export type SquareDeps = { media: MediaStore; fileJobs: FileJobs };

/** A square of a stored picture, stored beside its sizes. */
export function squareOf(
  { media, fileJobs }: SquareDeps,
  original: string,
  use: string,
  square: SquareToMake,
): PictureOnDemand {
  return {
    file: squareName(original, use, square),
    prefix: derivativesPrefix(original) + use,
    original,
    make: (urgency) => media.withLocalFile(original, (path) => fileJobs.makeSquare(path, square, urgency)),
  };
}

/** Includes the focus point, so that another choice makes another file. */
export function squareName(
  original: string,
  use: string,
  { focus, format }: { focus: Focus | null; format: SquareToMake['format'] },
): string {
  const percent = (share: number) => Math.round(share * 100);
  const point = focus ? `x${percent(focus.x)}y${percent(focus.y)}` : '';
  return `${derivativesPrefix(original)}${use}${point}.${format === 'jpeg' ? 'jpg' : format}`;
}
