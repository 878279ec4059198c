import type { MediaKind } from '#shared/media.ts';
import { z } from '#shared/zod.ts';
import { refusalOf } from '#web/features/admin/lib/files/check-file.ts';

/** A file in a form; with a sentence for its absence, it must not be missing. */
export function fileSchema(kind: MediaKind, missing?: string) {
  return z.custom<File | null>().superRefine((file, context) => {
    const refusal = file ? refusalOf(file, kind) : missing;
    if (refusal) context.addIssue(refusal);
  });
}
