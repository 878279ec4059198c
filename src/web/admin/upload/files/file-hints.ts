import { ownerText } from '#shared/language/text.ts';
import { megabytes } from '#shared/primitives/file-sizes.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';

/** The hints below file fields, for uploading and for replacing. */
export const fileHints = {
  audio: ({ audio }: UploadLimits) =>
    ownerText().upload.hints.audio({ types: ownerText().files.types.audio, size: megabytes(audio) }),
  cover: ({ picture }: UploadLimits) => ownerText().upload.hints.cover({ size: megabytes(picture) }),
  video: ({ video }: UploadLimits) =>
    ownerText().upload.hints.video({ types: ownerText().files.types.video, size: megabytes(video) }),
  thumbnail: ({ picture }: UploadLimits) => ownerText().upload.hints.thumbnail({ size: megabytes(picture) }),
  /** The empty field lists the other formats. */
  newPhoto: ({ picture }: UploadLimits) => ownerText().upload.hints.newPhoto({ size: megabytes(picture) }),
  photo: ({ picture }: UploadLimits) =>
    ownerText().upload.hints.photo({ types: ownerText().files.types.picture, size: megabytes(picture) }),
};
