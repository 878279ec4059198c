import { z } from '#shared/zod.ts';

/** How many bytes the uploaded files take, and how many more would fit. */
export const diskUseSchema = z.object({
  songs: z.number(),
  videos: z.number(),
  pictures: z.number(),
  bin: z.number(),
  /** Null where files live in a bucket, or the system does not tell. */
  free: z.number().nullable(),
});
export type DiskUse = z.infer<typeof diskUseSchema>;
