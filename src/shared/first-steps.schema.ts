import { z } from '#shared/zod.ts';

/** What makes a new site a site, in the order in which most people do it. */
export const firstSteps = ['name', 'about', 'photo', 'song', 'video', 'backup', 'share'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstStepsSchema = z.object({
  /** What is done already. */
  done: z.array(z.enum(firstSteps)),
  /** The owner does not want to see the list any more. */
  isHidden: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;
