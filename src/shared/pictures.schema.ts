import { z } from '#shared/zod.ts';

/** What a page must know to reserve the right space and show a blur before the picture arrives. */
export const pictureFactsSchema = z.object({
  width: z.number(),
  height: z.number(),
  thumbhash: z.string().nullable(),
  animated: z.boolean(),
});
export type PictureFacts = z.infer<typeof pictureFactsSchema>;
