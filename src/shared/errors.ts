import { z } from '#shared/zod.ts';

/** What every refused request answers with. */
export const errorSchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorSchema>;
