import { z } from '#shared/zod.ts';

/** The name as the sign at the top of the page: how it is broken into lines and how large it stands. */
export const signSchema = z.object({
  lines: z.array(z.string()),
  /** Font size in hundredths of the box's width. */
  size: z.number(),
  lineHeight: z.number(),
  /** Letter-spacing in ems. */
  tracking: z.number(),
});
export type Sign = z.infer<typeof signSchema>;
