import { momentField } from '#shared/fields.schema.ts';
import { z } from '#shared/zod.ts';

/** The moment as which the owner looks at the site. */
export const previewSchema = z.object({
  on: momentField('The moment to look at').whenNew.refine(
    (moment) => moment !== null,
    'Choose the day and time to look at',
  ),
});
export const previewAnswerSchema = z.object({ on: z.string() });
export type Preview = z.infer<typeof previewAnswerSchema>;
