import { ownerText } from '#shared/language/text.ts';
import {
  responseSchemaOf,
  changesSchemaOf,
  choiceField,
  dayField,
  flag,
  newSchemaOf,
  optionalTextField,
  orJsonText,
  textField,
} from '#shared/primitives/fields.schema.ts';
import { maximums, minimums } from '#shared/primitives/limits.ts';
import { linksField } from '#shared/site/links.schema.ts';
import { focusSchema, pictureFactsSchema } from '#shared/media/pictures.schema.ts';
import { releaseKinds } from '#shared/catalogue/releases.ts';
import { trackSchema } from '#shared/catalogue/tracks.schema.ts';
import { visibilityChanges, visibilityFields } from '#shared/catalogue/visibility.schema.ts';
import { z } from '#shared/primitives/zod.ts';

const fields = {
  title: textField({ name: () => ownerText().rules.fields.title, min: minimums.title, max: maximums.title }),
  releaseType: choiceField(releaseKinds, () => ownerText().rules.releaseType),
  releaseDate: dayField(() => ownerText().rules.fields.releaseDate),
};

/** Not part of lists. */
const details = {
  description: optionalTextField(() => ownerText().rules.fields.description, maximums.description),
  credits: optionalTextField(() => ownerText().rules.fields.credits, maximums.credits),
  links: linksField,
};

const wrongTracks = { error: () => ownerText().rules.releaseTracks };
const tooManyTracks = {
  error: () => ownerText().rules.tooManyTracks({ most: maximums.tracksInRelease }),
};
const trackIds = orJsonText(
  z.array(z.int(wrongTracks).positive(wrongTracks), wrongTracks).max(maximums.tracksInRelease, tooManyTracks),
);

const written = { ...fields, ...details };

/** Sets the visibility of all its tracks. A release itself is public as soon as one of its tracks is. */
const tracksVisibility = visibilityChanges;

export const newReleaseSchema = newSchemaOf(written).extend({
  trackIds: trackIds.optional().transform((given) => given ?? []),
  ...tracksVisibility,
  focus: focusSchema.optional(),
});
export type NewRelease = z.infer<typeof newReleaseSchema>;

export const releaseChangesSchema = changesSchemaOf(written).extend({
  /** All tracks in order: one that is missing here leaves the release. */
  trackIds: trackIds.optional(),
  ...tracksVisibility,
  removeCover: flag.optional(),
  focus: focusSchema.optional(),
});
export type ReleaseChanges = z.infer<typeof releaseChangesSchema>;

export const releaseSchema = responseSchemaOf(fields).extend({
  coverArt: z.string().nullable(),
  coverPicture: pictureFactsSchema.nullable(),
  /** The cover of the first track that has one, for a release without a cover. */
  songCover: z.object({ coverArt: z.string(), coverPicture: pictureFactsSchema.nullable() }).nullable(),
  /** Counts only tracks that the client may see. */
  trackCount: z.number(),
  /** Derived from its tracks: published as soon as one of them is, otherwise the earliest schedule. */
  visibility: visibilityFields.visibility.response,
  publishAt: visibilityFields.publishAt.response,
});
export type Release = z.infer<typeof releaseSchema>;

export const releaseDetailsSchema = responseSchemaOf(written).extend({
  ...releaseSchema.shape,
  tracks: z.array(trackSchema),
});
export type ReleaseDetails = z.infer<typeof releaseDetailsSchema>;
