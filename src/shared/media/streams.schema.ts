import { z } from '#shared/primitives/zod.ts';

/** A copy of a recording that browsers play, smaller than the original. */
export const streamSchema = z.object({
  url: z.string(),
  /** With the codecs, as `canPlayType` takes it: `audio/mp4; codecs="mp4a.40.2"`. */
  type: z.string(),
  bytes: z.number(),
  /** Bits per second. */
  bitrate: z.number(),
  /** Of videos, as they are shown. */
  width: z.number().optional(),
  height: z.number().optional(),
});
export type Stream = z.infer<typeof streamSchema>;

/** EBU R128: the loudness of the whole recording in LUFS, and its true peak in dB below full scale. */
export const loudnessSchema = z.object({ integrated: z.number(), peak: z.number() });
export type Loudness = z.infer<typeof loudnessSchema>;
