import {
  answerSchemaOf,
  changesSchemaOf,
  choiceField,
  dayField,
  flag,
  flagField,
  line,
  newSchemaOf,
  optionalTextField,
  textField,
} from '#shared/fields.schema.ts';
import { isEmbeddable } from '#shared/embeds.ts';
import { maximums, minimums } from '#shared/limits.ts';
import { linksField } from '#shared/links.schema.ts';
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

/** What only a single video brings: long, and of no use in a list. */
const details = {
  description: optionalTextField('Description', maximums.description),
  credits: optionalTextField('Credits', maximums.credits),
  links: linksField,
};

const written = { ...fields, ...details };

export const newVideoSchema = newSchemaOf(written).extend({ focus: focusSchema.optional() });
export type NewVideo = z.infer<typeof newVideoSchema>;

export const videoChangesSchema = changesSchemaOf(written).extend({
  removeVideoFile: flag.optional(),
  focus: focusSchema.optional(),
});
export type VideoChanges = z.infer<typeof videoChangesSchema>;

export const videoSchema = answerSchemaOf(fields).extend({
  videoFile: z.string().nullable(),
  /** Of its file; of a video elsewhere it is not known. */
  duration: z.number().nullable(),
  thumbnail: z.string().nullable(),
  thumbnailPicture: pictureFactsSchema.nullable(),
  views: z.number(),
});
export type Video = z.infer<typeof videoSchema>;

/** A single video, with everything there is to know of it. */
export const videoDetailsSchema = answerSchemaOf(written).extend(videoSchema.shape);
export type VideoDetails = z.infer<typeof videoDetailsSchema>;

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
