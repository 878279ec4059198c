import { z } from '#shared/zod.ts';

/** How a site is that can be visited. With a full disk or with files missing it can, so that is no reason to end or replace it. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  disk: z.object({ state: z.enum(['ok', 'full']), freeBytes: z.number().nullable() }),
  /** As the last look found them: how many files rows name that are gone, and how many the database does not know. */
  files: z.object({
    state: z.enum(['ok', 'missing', 'unknown']),
    missing: z.number(),
    unknown: z.number(),
  }),
});
