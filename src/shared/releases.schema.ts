import {
  answerSchemaOf,
  changesSchemaOf,
  choiceField,
  dayField,
  flag,
  newSchemaOf,
  optionalTextField,
  orJsonText,
  textField,
} from '#shared/fields.schema.ts';
import { maximums, minimums } from '#shared/limits.ts';
import { linksField } from '#shared/links.schema.ts';
import { focusSchema, pictureFactsSchema } from '#shared/pictures.schema.ts';
import { releaseKinds } from '#shared/releases.ts';
import { trackSchema } from '#shared/tracks.schema.ts';
import { visibilityFields } from '#shared/visibility.schema.ts';
import { z } from '#shared/zod.ts';

/** What the owner writes about a release; its cover arrives beside these, its songs are named by their numbers. */
const fields = {
  title: textField({ name: 'Title', min: minimums.title, max: maximums.title }),
  releaseType: choiceField(releaseKinds, 'Release type must be Album, EP or Single'),
  releaseDate: dayField('Release date'),
};

/** What only a single release brings. */
const details = {
  description: optionalTextField('Description', maximums.description),
  credits: optionalTextField('Credits', maximums.credits),
  links: linksField,
};

const wrongSongs = 'The songs of a release are named by their numbers, such as [3, 5, 4]';
const tooManySongs = `A release can have at most ${maximums.songsInRelease} songs`;
const trackIds = orJsonText(
  z.array(z.int(wrongSongs).positive(wrongSongs), wrongSongs).max(maximums.songsInRelease, tooManySongs),
);

const written = { ...fields, ...details };

/** Who sees its songs, all of them at once. A release itself is there for visitors once one of its songs is. */
const songsVisibility = {
  visibility: visibilityFields.visibility.whenChanged,
  publishAt: visibilityFields.publishAt.whenChanged,
};

export const newReleaseSchema = newSchemaOf(written).extend({
  trackIds: trackIds.optional().transform((given) => given ?? []),
  ...songsVisibility,
  focus: focusSchema.optional(),
});
export type NewRelease = z.infer<typeof newReleaseSchema>;

export const releaseChangesSchema = changesSchemaOf(written).extend({
  /** All songs in their order: one that is left out leaves the release. */
  trackIds: trackIds.optional(),
  ...songsVisibility,
  removeCover: flag.optional(),
  focus: focusSchema.optional(),
});
export type ReleaseChanges = z.infer<typeof releaseChangesSchema>;

export const releaseSchema = answerSchemaOf(fields).extend({
  coverArt: z.string().nullable(),
  coverPicture: pictureFactsSchema.nullable(),
  /** The cover of the first song that has one, for a release without its own. */
  songCover: z.object({ coverArt: z.string(), coverPicture: pictureFactsSchema.nullable() }).nullable(),
  /** How many of its songs whoever asks gets to see. */
  trackCount: z.number(),
  /** As it follows from its songs: published once visitors see one of them, or else from when on they will. */
  visibility: visibilityFields.visibility.answer,
  publishAt: visibilityFields.publishAt.answer,
});
export type Release = z.infer<typeof releaseSchema>;

/** A single release, with its songs in order. */
export const releaseDetailsSchema = answerSchemaOf(written).extend({
  ...releaseSchema.shape,
  tracks: z.array(trackSchema),
});
export type ReleaseDetails = z.infer<typeof releaseDetailsSchema>;
