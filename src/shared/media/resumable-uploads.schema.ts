import { resumableKinds } from '#shared/media/resumable-uploads.ts';
import { z } from '#shared/primitives/zod.ts';

const resumableUploadSchema = z.object({
  id: z.string(),
  /** As the file is called on the owner's device. */
  name: z.string(),
  kind: z.enum(resumableKinds),
  bytes: z.number(),
  received: z.number(),
  expiresAt: z.string(),
  /** By which the client recognises the file when it is chosen again. */
  fingerprint: z.string().optional(),
  /** The field of the upload form that takes the file again; none if it was chosen in a dialog. */
  field: z.string().optional(),
});

export type ResumableUpload = z.infer<typeof resumableUploadSchema>;

export const resumableUploadsSchema = z.object({ uploads: z.array(resumableUploadSchema) });
