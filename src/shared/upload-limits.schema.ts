import { z } from '#shared/zod.ts';

/** How many bytes a file of each kind may have: whoever runs the site says so (`server/config.ts`). */
export const uploadLimitsSchema = z.object({ audio: z.number(), video: z.number(), picture: z.number() });

export type UploadLimits = z.infer<typeof uploadLimitsSchema>;
