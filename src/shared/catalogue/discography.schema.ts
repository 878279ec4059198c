import { releaseSchema } from '#shared/catalogue/releases.schema.ts';
import { trackSchema } from '#shared/catalogue/tracks.schema.ts';
import { z } from '#shared/primitives/zod.ts';

/** A release with its first track, or a track by itself, which may be the only one of its release. */
export const discographyItemSchema = z.object({
  release: releaseSchema.nullable(),
  track: trackSchema,
});
export type DiscographyItem = z.infer<typeof discographyItemSchema>;
