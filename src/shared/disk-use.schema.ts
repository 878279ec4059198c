import { z } from '#shared/zod.ts';

/** How many bytes the files take, and how many more would fit. */
export const diskUseSchema = z.object({
  songs: z.number(),
  videos: z.number(),
  pictures: z.number(),
  bin: z.number(),
  /** What is made from pictures so that pages load fast, when it was last counted; null before that. */
  sizes: z.number().nullable(),
  /** Null where files live in a bucket, or the system does not tell. */
  free: z.number().nullable(),
});
export type DiskUse = z.infer<typeof diskUseSchema>;
