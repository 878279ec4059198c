import { megabytes } from '#shared/primitives/file-sizes.ts';
import { mediaTypes } from '#shared/media/media.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';

/** The hints below file fields, for uploading and for replacing. */
export const fileHints = {
  audio: ({ audio }: UploadLimits) => `${mediaTypes.audio}. Maximum ${megabytes(audio)}.`,
  cover: ({ picture }: UploadLimits) => `JPG or PNG. Recommended: 1400x1400. Maximum ${megabytes(picture)}.`,
  video: ({ video }: UploadLimits) => `${mediaTypes.video}. Max size: ${megabytes(video)}`,
  thumbnail: ({ picture }: UploadLimits) =>
    `JPG or PNG. Recommended: 1280x720. Max size: ${megabytes(picture)}`,
  /** The empty field lists the other formats. */
  newPhoto: ({ picture }: UploadLimits) => `WebP and AVIF work too. Maximum ${megabytes(picture)}.`,
  photo: ({ picture }: UploadLimits) => `${mediaTypes.picture}. Maximum ${megabytes(picture)}.`,
};
