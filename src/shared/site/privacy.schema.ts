import { z } from '#shared/primitives/zod.ts';

/** What the site stores about visitors, in the language of the site. */
export const privacySchema = z.object({
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
});
export type Privacy = z.infer<typeof privacySchema>;
