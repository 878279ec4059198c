import {
  answerSchemaOf,
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
} from '#shared/fields.schema.ts';
import { linksField } from '#shared/links.schema.ts';
import { maximums, minimums } from '#shared/limits.ts';
import { lyricsProblem } from '#shared/lyrics.ts';
import { focusSchema, pictureFactsSchema } from '#shared/pictures.schema.ts';
import { releaseTypes } from '#shared/tracks.ts';
import { visibilityFields } from '#shared/visibility.schema.ts';
import { z } from '#shared/zod.ts';

/** What the owner writes about a track; its files arrive beside these. */
const fields = {
  title: textField({ name: 'Title', min: minimums.title, max: maximums.title }),
  releaseType: choiceField(releaseTypes, 'Release type must be Single, EP or Album'),
  description: optionalTextField('Description', maximums.description),
  featured: flagField(),
  releaseDate: dayField('Release date'),
  ...visibilityFields,
  downloadable: flagField({ whenMissing: true }),
  explicit: flagField(),
};

const wrongIsrc = 'An ISRC has 12 letters and digits, like USRC17607839';

/** The International Standard Recording Code is often written with hyphens, which say nothing. */
const isrc = optionalText('ISRC', maximums.shortText)
  .transform((text) => text && text.replace(/[\s-]/g, '').toUpperCase())
  .refine((text) => text === null || /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(text), wrongIsrc);

/** Lyrics that mean to say when each line is sung must say it so that it can be read. */
const lyrics = optionalText('Lyrics', maximums.lyrics).superRefine((text, context) => {
  const problem = text && lyricsProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** What only a single track brings: long, and of no use in a list. */
const details = {
  lyrics: optionalField(lyrics),
  credits: optionalTextField('Credits', maximums.credits),
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

/** The release a track belongs to, as much of it as a card needs. The track is of its type, and of its day unless it has one of its own. */
export const releaseOfTrackSchema = z.object({
  id: z.number(),
  title: z.string(),
  releaseType: fields.releaseType.answer,
  releaseDate: z.string().nullable(),
  coverArt: z.string().nullable(),
  coverPicture: pictureFactsSchema.nullable(),
});

export type ReleaseOfTrack = z.infer<typeof releaseOfTrackSchema>;

export const trackSchema = answerSchemaOf(fields).extend({
  coverArt: z.string().nullable(),
  coverPicture: pictureFactsSchema.nullable(),
  audioFile: z.string(),
  duration: z.number().nullable(),
  release: releaseOfTrackSchema.nullable(),
});
export type Track = z.infer<typeof trackSchema>;

/** With its waveform, once it has been drawn: loudness from 0 to 100. */
export const trackWithPeaksSchema = trackSchema.extend({ peaks: z.array(z.number()).nullable() });
export type TrackWithPeaks = z.infer<typeof trackWithPeaksSchema>;

/** A single track, with everything there is to know of it. */
export const trackDetailsSchema = answerSchemaOf(written).extend(trackWithPeaksSchema.shape);
export type TrackDetails = z.infer<typeof trackDetailsSchema>;
