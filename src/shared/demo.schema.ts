import { z } from '#shared/zod.ts';

export const demoStates = ['offered', 'filling', 'present', 'removing', 'none'] as const;

/** Whether the site shows the demo. It is offered as long as there is nothing else to show. */
export const demoStateSchema = z.object({
  state: z.enum(demoStates),
  /** How many of its parts are there. */
  done: z.number(),
  total: z.number(),
});
export type DemoState = z.infer<typeof demoStateSchema>;
