import { ownerText } from '#shared/language/text.ts';
import {
  responseSchemaOf,
  changesSchemaOf,
  choiceField,
  dayField,
  flag,
  flagField,
  newSchemaOf,
  optionalField,
  optionalText,
  optionalTextField,
  textField,
} from '#shared/primitives/fields.schema.ts';
import { linksField } from '#shared/site/links.schema.ts';
import { maximums, minimums } from '#shared/primitives/limits.ts';
import { lyricsProblem } from '#shared/media/lyrics.ts';
import { focusSchema, pictureFactsSchema } from '#shared/media/pictures.schema.ts';
import { loudnessSchema, streamSchema } from '#shared/media/streams.schema.ts';
import { releaseTypes } from '#shared/catalogue/tracks.ts';
import { visibilityFields } from '#shared/catalogue/visibility.schema.ts';
import { z } from '#shared/primitives/zod.ts';

const fields = {
  title: textField({ name: () => ownerText().rules.fields.title, min: minimums.title, max: maximums.title }),
  releaseType: choiceField(releaseTypes, () => ownerText().rules.trackType),
  description: optionalTextField(() => ownerText().rules.fields.description, maximums.description),
  featured: flagField(),
  releaseDate: dayField(() => ownerText().rules.fields.releaseDate),
  ...visibilityFields,
  downloadable: flagField({ whenMissing: true }),
  explicit: flagField(),
};

/** The International Standard Recording Code; hyphens are optional and not stored. */
const isrc = optionalText(() => ownerText().rules.fields.isrc, maximums.shortText)
  .transform((text) => text && text.replace(/[\s-]/g, '').toUpperCase())
  .refine((text) => text === null || /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(text), {
    error: () => ownerText().rules.isrc,
  });

/** Lyrics with timestamps must have readable ones. */
const lyrics = optionalText(() => ownerText().rules.fields.lyrics, maximums.lyrics).superRefine(
  (text, context) => {
    const problem = text && lyricsProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  },
);

/** Long, so not part of lists. */
const details = {
  lyrics: optionalField(lyrics),
  credits: optionalTextField(() => ownerText().rules.fields.credits, maximums.credits),
  isrc: optionalField(isrc),
  links: linksField,
};

const written = { ...fields, ...details };

export const newTrackSchema = newSchemaOf(written).extend({ focus: focusSchema.optional() });
export type NewTrack = z.infer<typeof newTrackSchema>;

export const trackChangesSchema = changesSchemaOf(written).extend({
  removeCover: flag.optional(),
  focus: focusSchema.optional(),
});
export type TrackChanges = z.infer<typeof trackChangesSchema>;

/** A track has the type of its release, and its date if the release has one. */
const releaseOfTrackSchema = z.object({
  id: z.number(),
  title: z.string(),
  releaseType: fields.releaseType.response,
  releaseDate: z.string().nullable(),
  coverArt: z.string().nullable(),
  coverPicture: pictureFactsSchema.nullable(),
  /** Of all its tracks together; null until all are measured. */
  loudness: loudnessSchema.nullable(),
});

export type ReleaseOfTrack = z.infer<typeof releaseOfTrackSchema>;

export const trackSchema = responseSchemaOf(fields).extend({
  coverArt: z.string().nullable(),
  coverPicture: pictureFactsSchema.nullable(),
  audioFile: z.string(),
  duration: z.number().nullable(),
  /** Empty until they are made, and for recordings that need none. */
  streams: z.array(streamSchema),
  /** Null until it is measured. */
  loudness: loudnessSchema.nullable(),
  release: releaseOfTrackSchema.nullable(),
});
export type Track = z.infer<typeof trackSchema>;

/** `peaks` is the waveform, loudness from 0 to 100; null until it is computed. */
export const trackWithPeaksSchema = trackSchema.extend({ peaks: z.array(z.number()).nullable() });
export type TrackWithPeaks = z.infer<typeof trackWithPeaksSchema>;

export const trackDetailsSchema = responseSchemaOf(written).extend(trackWithPeaksSchema.shape);
export type TrackDetails = z.infer<typeof trackDetailsSchema>;
