import { maximums, minimums } from '#shared/limits.ts';
import { pictureFactsSchema } from '#shared/pictures.schema.ts';
import { flag, line, optionalText, version } from '#shared/fields.schema.ts';
import { releaseTypes } from '#shared/tracks.ts';
import { z } from '#shared/zod.ts';

export const trackSchema = z.object({
  id: z.number(),
  title: z.string(),
  releaseType: z.enum(releaseTypes),
  description: z.string().nullable(),
  coverArt: z.string().nullable(),
  coverPicture: pictureFactsSchema.nullable(),
  audioFile: z.string(),
  duration: z.number().nullable(),
  uploadDate: z.string(),
  featured: z.boolean(),
  version: z.number(),
});
export type Track = z.infer<typeof trackSchema>;

/** A single track also brings its waveform, once it has been drawn: loudness from 0 to 100. */
export const trackWithPeaksSchema = trackSchema.extend({ peaks: z.array(z.number()).nullable() });
export type TrackWithPeaks = z.infer<typeof trackWithPeaksSchema>;

const title = line({ name: 'Title', min: minimums.title, max: maximums.title });
const releaseType = z.enum(releaseTypes, 'Release type must be Single, EP or Album');

/** The text fields of a new track; its files arrive beside them. */
export const newTrackSchema = z.object({
  title,
  releaseType: releaseType.default('single'),
  description: optionalText('Description', maximums.description),
  featured: flag.default(false),
});
export type NewTrack = z.infer<typeof newTrackSchema>;

export const trackChangesSchema = z.object({
  title: title.optional(),
  releaseType: releaseType.optional(),
  description: optionalText('Description', maximums.description).optional(),
  featured: flag.optional(),
  removeCover: flag.optional(),
  version: version.optional(),
});
export type TrackChanges = z.infer<typeof trackChangesSchema>;
