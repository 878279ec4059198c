import { z } from '#shared/zod.ts';

/** How a site is that can be visited. With a full disk it can, so that is no reason to end or replace it. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  disk: z.object({ state: z.enum(['ok', 'full']), freeBytes: z.number().nullable() }),
});
