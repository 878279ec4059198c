import { isEmpty, mediaExtensions, tooLarge, wrongType, type MediaKind } from '#shared/media.ts';
import type { UploadLimits } from '#shared/upload-limits.schema.ts';
import { z } from '#shared/zod.ts';

/** Why this file would be refused, as far as its name and size tell; null when it may be sent. */
export function refusalOf(file: File, kind: MediaKind, limits: UploadLimits): string | null {
  if (!looksRight(file, kind)) return wrongType(kind);
  if (file.size === 0) return isEmpty(kind);
  return file.size > limits[kind] ? tooLarge(kind, limits) : null;
}

const typePrefixes: Record<MediaKind, string> = { audio: 'audio/', video: 'video/', picture: 'image/' };

/** Some files come without an ending (from phones, mostly): then the declared type has to do. */
function looksRight(file: File, kind: MediaKind): boolean {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  return extension === undefined
    ? file.type.startsWith(typePrefixes[kind])
    : mediaExtensions[kind].includes(extension);
}

/** What a picker offers: .mp3,.wav,… */
export function acceptedBy(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',');
}

/** A file in a form; with a sentence for its absence, it must not be missing. */
export function fileSchema(kind: MediaKind, limits: UploadLimits, missing?: string) {
  return z.custom<File | null>().superRefine((file, context) => {
    const refusal = file ? refusalOf(file, kind, limits) : missing;
    if (refusal) context.addIssue(refusal);
  });
}
