import {
  answerSchemaOf,
  changesSchemaOf,
  choiceField,
  flag,
  flagField,
  newSchemaOf,
  optionalTextField,
  textField,
} from '#shared/fields.schema.ts';
import { maximums, minimums } from '#shared/limits.ts';
import { pictureFactsSchema } from '#shared/pictures.schema.ts';
import { releaseTypes } from '#shared/tracks.ts';
import { z } from '#shared/zod.ts';

/** What the owner writes about a track; its files arrive beside these. */
const fields = {
  title: textField({ name: 'Title', min: minimums.title, max: maximums.title }),
  releaseType: choiceField(releaseTypes, 'Release type must be Single, EP or Album'),
  description: optionalTextField('Description', maximums.description),
  featured: flagField(),
};

export const newTrackSchema = newSchemaOf(fields);
export type NewTrack = z.infer<typeof newTrackSchema>;

export const trackChangesSchema = changesSchemaOf(fields).extend({ removeCover: flag.optional() });
export type TrackChanges = z.infer<typeof trackChangesSchema>;

export const trackSchema = answerSchemaOf(fields).extend({
  coverArt: z.string().nullable(),
  coverPicture: pictureFactsSchema.nullable(),
  audioFile: z.string(),
  duration: z.number().nullable(),
});
export type Track = z.infer<typeof trackSchema>;

/** A single track also brings its waveform, once it has been drawn: loudness from 0 to 100. */
export const trackWithPeaksSchema = trackSchema.extend({ peaks: z.array(z.number()).nullable() });
export type TrackWithPeaks = z.infer<typeof trackWithPeaksSchema>;
