import type { MediaKind } from '#shared/media/media.ts';

/** Files that may be sent in pieces, ahead of the form that they belong to (tus 1.0, at `apiPaths.files`). */
export const resumableKinds = ['audio', 'video', 'picture'] as const satisfies MediaKind[];
export type ResumableKind = (typeof resumableKinds)[number];

/** The metadata of a tus upload, which the client gives when it creates one. */
export const uploadMetadata = {
  name: 'filename',
  kind: 'kind',
  fingerprint: 'fingerprint',
  field: 'field',
} as const;

/** By the field of a file: the field for the id of an upload that takes its place. */
export const uploadFields: Readonly<Record<string, string>> = {
  audioFile: 'audioUpload',
  coverArt: 'coverUpload',
  videoFile: 'videoUpload',
  aboutImage: 'imageUpload',
};
