import { isEmbeddable } from '#shared/embeds.ts';
import { maximums, minimums } from '#shared/limits.ts';
import { pictureFactsSchema } from '#shared/pictures.schema.ts';
import { flag, line, version } from '#shared/fields.schema.ts';
import { invalidAddress, videoTypes } from '#shared/videos.ts';
import { z } from '#shared/zod.ts';

export const videoSchema = z.object({
  id: z.number(),
  title: z.string(),
  videoType: z.enum(videoTypes),
  embedUrl: z.string().nullable(),
  videoFile: z.string().nullable(),
  thumbnail: z.string().nullable(),
  thumbnailPicture: pictureFactsSchema.nullable(),
  uploadDate: z.string(),
  featured: z.boolean(),
  views: z.number(),
  version: z.number(),
});
export type Video = z.infer<typeof videoSchema>;

const title = line({ name: 'Title', min: minimums.title, max: maximums.title });
const videoType = z.enum(
  videoTypes,
  'Video type must be Music Video, Live Performance, Behind The Scenes, Comedy or Tutorial',
);

/** Blank means there is no address; anything else must be one we are willing to show. */
const embedUrl = line({
  name: 'Address',
  max: maximums.address,
  message: invalidAddress,
  tooLong: invalidAddress,
})
  .refine((address) => address === '' || isEmbeddable(address), invalidAddress)
  .nullish()
  .transform((address) => (address ? address : null));

export const newVideoSchema = z.object({
  title,
  videoType: videoType.default('musicVideo'),
  embedUrl,
  featured: flag.default(false),
});
export type NewVideo = z.infer<typeof newVideoSchema>;

export const videoChangesSchema = z.object({
  title: title.optional(),
  videoType: videoType.optional(),
  embedUrl: embedUrl.optional(),
  featured: flag.optional(),
  version: version.optional(),
});
export type VideoChanges = z.infer<typeof videoChangesSchema>;

export const viewsSchema = z.object({ views: z.number() });

export const thumbnailResultsSchema = z.object({
  message: z.string(),
  results: z.array(
    z.object({ id: z.number(), title: z.string(), success: z.boolean(), error: z.string().optional() }),
  ),
});
export type ThumbnailResults = z.infer<typeof thumbnailResultsSchema>;
