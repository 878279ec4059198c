import { ownerText } from '#shared/language/text.ts';
import { mediaExtensions, type MediaKind } from '#shared/media/media.ts';
import { megabytes } from '#shared/primitives/file-sizes.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { z } from '#shared/primitives/zod.ts';

/** Why the server would refuse this file, by its name and size; null if it may be sent. */
export function refusalOf(file: File, kind: MediaKind, limits: UploadLimits): string | null {
  const { wrongType, empty } = ownerText().files;
  if (!looksRight(file, kind)) return wrongType[kind];
  if (file.size === 0) return empty[kind];
  return file.size > limits[kind] ? tooLarge(kind, limits) : null;
}

/** Says where to raise the limit, where the server allows it. */
function tooLarge(kind: MediaKind, limits: UploadLimits): string {
  const { tooLarge: plain, tooLargeHere } = ownerText().files;
  const size = megabytes(limits[kind]);
  const canBeRaised = kind !== 'document' && limits[kind] < limits.ceilings[kind];
  return canBeRaised ? tooLargeHere[kind]({ size }) : plain[kind]({ size });
}

const typePrefixes: Record<MediaKind, string> = {
  audio: 'audio/',
  video: 'video/',
  picture: 'image/',
  document: 'application/pdf',
};

/** Files from phones may have no extension: then the declared type is checked. */
function looksRight(file: File, kind: MediaKind): boolean {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  return extension === undefined
    ? file.type.startsWith(typePrefixes[kind])
    : mediaExtensions[kind].includes(extension);
}

/** For the `accept` attribute: .mp3,.wav,… */
export function acceptedBy(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',');
}

/** A file in a form. With a `missing` message it is required. */
export function fileSchema(kind: MediaKind, limits: UploadLimits, missing?: string) {
  return z.custom<File | null>().superRefine((file, context) => {
    const refusal = file ? refusalOf(file, kind, limits) : missing;
    if (refusal) context.addIssue(refusal);
  });
}
