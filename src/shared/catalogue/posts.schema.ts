import { ownerText } from '#shared/language/text.ts';
import {
  changesSchemaOf,
  flag,
  newSchemaOf,
  responseSchemaOf,
  textField,
  trimmed,
} from '#shared/primitives/fields.schema.ts';
import { maximums, minimums } from '#shared/primitives/limits.ts';
import { markdownSchema } from '#shared/markdown/markdown.schema.ts';
import { focusSchema, pictureFactsSchema } from '#shared/media/pictures.schema.ts';
import { releaseDetailsSchema } from '#shared/catalogue/releases.schema.ts';
import { trackSchema } from '#shared/catalogue/tracks.schema.ts';
import { videoSchema } from '#shared/catalogue/videos.schema.ts';
import { visibilityFields } from '#shared/catalogue/visibility.schema.ts';
import { z } from '#shared/primitives/zod.ts';

const fields = {
  title: textField({ name: () => ownerText().rules.fields.title, min: minimums.title, max: maximums.title }),
  ...visibilityFields,
};

const bodyRule = trimmed({
  name: () => ownerText().news.fields.body,
  min: 1,
  max: maximums.postBody,
  message: () => ownerText().news.bodyRequired,
});

/** Forms send numbers as text, and an empty text for none. */
const idRule = z
  .union(
    [
      z.int().min(1).max(maximums.id),
      z
        .string()
        .regex(/^\d{0,9}$/)
        .transform((digits) => Number(digits) || null),
    ],
    { error: () => ownerText().news.attachmentGone },
  )
  .nullish()
  .transform((given) => given ?? null);
const idField = { whenNew: idRule, whenChanged: idRule.optional(), response: z.number().nullable() };

/** Not part of lists. */
const details = {
  body: { whenNew: bodyRule, whenChanged: bodyRule.optional(), response: z.string() },
  trackId: idField,
  videoId: idField,
  releaseId: idField,
};

const written = { ...fields, ...details };

export const newPostSchema = newSchemaOf(written).extend({ focus: focusSchema.optional() });
export type NewPost = z.infer<typeof newPostSchema>;

export const postChangesSchema = changesSchemaOf(written).extend({
  removePicture: flag.optional(),
  focus: focusSchema.optional(),
});
export type PostChanges = z.infer<typeof postChangesSchema>;

export const postSchema = responseSchemaOf(fields).extend({
  /** Its date: when it first became visible, or will. */
  publishedAt: z.string(),
  /** The beginning of the body, without marks. */
  excerpt: z.string(),
  imagePath: z.string().nullable(),
  picture: pictureFactsSchema.nullable(),
});
export type Post = z.infer<typeof postSchema>;

const attachmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('track'), item: trackSchema }),
  z.object({ kind: z.literal('video'), item: videoSchema }),
  z.object({ kind: z.literal('release'), item: releaseDetailsSchema }),
]);
export type Attachment = z.infer<typeof attachmentSchema>;

export const postDetailsSchema = responseSchemaOf(written).extend({
  ...postSchema.shape,
  /** The body for display. */
  content: markdownSchema,
  /** Null if it is not visible, or not there any more. */
  attachment: attachmentSchema.nullable(),
});
export type PostDetails = z.infer<typeof postDetailsSchema>;
