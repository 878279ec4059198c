import {
  answerSchemaOf,
  changesSchemaOf,
  choiceField,
  dayField,
  flag,
  flagField,
  line,
  newSchemaOf,
  textField,
} from '#shared/fields.schema.ts';
import { isEmbeddable } from '#shared/embeds.ts';
import { maximums, minimums } from '#shared/limits.ts';
import { focusSchema, pictureFactsSchema } from '#shared/pictures.schema.ts';
import { visibilityFields } from '#shared/visibility.schema.ts';
import { invalidAddress, videoTypes } from '#shared/videos.ts';
import { z } from '#shared/zod.ts';

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

/** What the owner writes about a video; its files arrive beside these. */
const fields = {
  title: textField({ name: 'Title', min: minimums.title, max: maximums.title }),
  videoType: choiceField(
    videoTypes,
    'Video type must be Music Video, Live Performance, Behind The Scenes, Comedy or Tutorial',
  ),
  embedUrl: { whenNew: embedUrl, whenChanged: embedUrl.optional(), answer: z.string().nullable() },
  featured: flagField(),
  releaseDate: dayField('Release date'),
  ...visibilityFields,
};

export const newVideoSchema = newSchemaOf(fields).extend({ focus: focusSchema.optional() });
export type NewVideo = z.infer<typeof newVideoSchema>;

export const videoChangesSchema = changesSchemaOf(fields).extend({
  removeVideoFile: flag.optional(),
  focus: focusSchema.optional(),
});
export type VideoChanges = z.infer<typeof videoChangesSchema>;

export const videoSchema = answerSchemaOf(fields).extend({
  videoFile: z.string().nullable(),
  thumbnail: z.string().nullable(),
  thumbnailPicture: pictureFactsSchema.nullable(),
  views: z.number(),
});
export type Video = z.infer<typeof videoSchema>;

export const viewsSchema = z.object({ views: z.number() });

export const thumbnailResultsSchema = z.object({
  message: z.string(),
  results: z.array(
    z.object({ id: z.number(), title: z.string(), success: z.boolean(), error: z.string().optional() }),
  ),
});
export type ThumbnailResults = z.infer<typeof thumbnailResultsSchema>;

/** How far the making of missing thumbnails is. */
export const thumbnailProgressSchema = z.object({
  running: z.boolean(),
  done: z.number(),
  total: z.number(),
});
export type ThumbnailProgress = z.infer<typeof thumbnailProgressSchema>;
