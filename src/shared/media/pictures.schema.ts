import { ownerText } from '#shared/language/text.ts';
import { orJsonText } from '#shared/primitives/fields.schema.ts';
import { z } from '#shared/primitives/zod.ts';

const outside = { error: () => ownerText().rules.focusOutside };
const share = z.number(outside).min(0, outside).max(1, outside);

/** The focal point, from 0 to 1 across and down. */
export const focusSchema = orJsonText(z.object({ x: share, y: share }, outside));
export type Focus = z.output<typeof focusSchema>;

/** Lets a page reserve the space and show a blurred placeholder before the picture loads. */
export const pictureFactsSchema = z.object({
  width: z.number(),
  height: z.number(),
  thumbhash: z.string().nullable(),
  animated: z.boolean(),
  /** The focal point of crops; pictures of older versions have none. */
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
  /** Its strongest colour as in oklch(); grey pictures have none. */
  tint: z.object({ hue: z.number(), chroma: z.number() }).optional(),
});
export type PictureFacts = z.infer<typeof pictureFactsSchema>;
