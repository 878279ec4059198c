import { megabytes } from '#shared/file-sizes.ts';
import { mediaTypes } from '#shared/media.ts';
import type { UploadLimits } from '#shared/upload-limits.schema.ts';

/** What may be chosen for each file, as it is said below its field: the same when it is uploaded and when it is replaced. */
export const fileHints = {
  audio: ({ audio }: UploadLimits) => `${mediaTypes.audio}. Maximum ${megabytes(audio)}.`,
  cover: ({ picture }: UploadLimits) => `JPG or PNG. Recommended: 1400x1400. Maximum ${megabytes(picture)}.`,
  video: ({ video }: UploadLimits) => `${mediaTypes.video}. Max size: ${megabytes(video)}`,
  thumbnail: ({ picture }: UploadLimits) =>
    `JPG or PNG. Recommended: 1280x720. Max size: ${megabytes(picture)}`,
  /** Below the formats that stand in the empty field. */
  newPhoto: ({ picture }: UploadLimits) => `WebP and AVIF work too. Maximum ${megabytes(picture)}.`,
  photo: ({ picture }: UploadLimits) => `${mediaTypes.picture}. Maximum ${megabytes(picture)}.`,
};
