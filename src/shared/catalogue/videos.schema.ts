import { ownerText } from '#shared/language/text.ts';
import {
  responseSchemaOf,
  changesSchemaOf,
  choiceField,
  dayField,
  flag,
  flagField,
  line,
  newSchemaOf,
  optionalTextField,
  textField,
} from '#shared/primitives/fields.schema.ts';
import { isEmbeddable } from '#shared/media/embeds.ts';
import { maximums, minimums } from '#shared/primitives/limits.ts';
import { linksField } from '#shared/site/links.schema.ts';
import { focusSchema, pictureFactsSchema } from '#shared/media/pictures.schema.ts';
import { streamSchema } from '#shared/media/streams.schema.ts';
import { visibilityFields } from '#shared/catalogue/visibility.schema.ts';
import { videoTypes } from '#shared/catalogue/videos.ts';
import { z } from '#shared/primitives/zod.ts';

const invalidAddress = () => ownerText().rules.url;

/** Blank means there is no address. */
const embedUrl = line({
  name: () => ownerText().rules.fields.address,
  max: maximums.address,
  message: invalidAddress,
  tooLong: invalidAddress,
})
  .refine((address) => address === '' || isEmbeddable(address), { error: invalidAddress })
  .nullish()
  .transform((address) => (address ? address : null));

const fields = {
  title: textField({ name: () => ownerText().rules.fields.title, min: minimums.title, max: maximums.title }),
  videoType: choiceField(videoTypes, () => ownerText().rules.videoType),
  embedUrl: { whenNew: embedUrl, whenChanged: embedUrl.optional(), response: z.string().nullable() },
  featured: flagField(),
  releaseDate: dayField(() => ownerText().rules.fields.releaseDate),
  ...visibilityFields,
};

/** Long, so not part of lists. */
const details = {
  description: optionalTextField(() => ownerText().rules.fields.description, maximums.description),
  credits: optionalTextField(() => ownerText().rules.fields.credits, maximums.credits),
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

export const videoSchema = responseSchemaOf(fields).extend({
  videoFile: z.string().nullable(),
  /** Known only for uploaded files. */
  duration: z.number().nullable(),
  /** Empty until they are made, the largest first. */
  streams: z.array(streamSchema),
  thumbnail: z.string().nullable(),
  thumbnailPicture: pictureFactsSchema.nullable(),
  views: z.number(),
});
export type Video = z.infer<typeof videoSchema>;

/** The home page shows one video with its description. */
export const featuredVideoSchema = videoSchema.extend({ description: details.description.response });
export type FeaturedVideo = z.infer<typeof featuredVideoSchema>;

export const videoDetailsSchema = responseSchemaOf(written).extend(videoSchema.shape);
export type VideoDetails = z.infer<typeof videoDetailsSchema>;

export const viewsSchema = z.object({ views: z.number() });

export const thumbnailResultsSchema = z.object({
  message: z.string(),
  results: z.array(
    z.object({ id: z.number(), title: z.string(), success: z.boolean(), error: z.string().optional() }),
  ),
});
export type ThumbnailResults = z.infer<typeof thumbnailResultsSchema>;

export const thumbnailProgressSchema = z.object({
  running: z.boolean(),
  done: z.number(),
  total: z.number(),
});
export type ThumbnailProgress = z.infer<typeof thumbnailProgressSchema>;
