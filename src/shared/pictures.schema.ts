import { orJsonText } from '#shared/fields.schema.ts';
import { z } from '#shared/zod.ts';

const outside = 'The focal point must lie in the picture: two numbers from 0 to 1, across and down';
const share = z.number(outside).min(0, outside).max(1, outside);

/** What matters in a picture, from 0 to 1 across and down. */
export const focusSchema = orJsonText(z.object({ x: share, y: share }, outside));
export type Focus = z.output<typeof focusSchema>;

/** What a page must know to reserve the right space and show a blur before the picture arrives. */
export const pictureFactsSchema = z.object({
  width: z.number(),
  height: z.number(),
  thumbhash: z.string().nullable(),
  animated: z.boolean(),
  /** What a crop keeps in sight, from 0 to 1 across and down. Pictures kept by older versions have none. */
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
});
export type PictureFacts = z.infer<typeof pictureFactsSchema>;
