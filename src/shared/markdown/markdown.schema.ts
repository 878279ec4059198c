import { markdownTags } from '#shared/markdown/markdown-tags.ts';
import { z } from '#shared/primitives/zod.ts';

const tag = z.enum(markdownTags);

/** Text with the elements that begin and end in it. Flat, so that no depth of nesting can exhaust a stack. */
export const markdownSchema = z.array(
  z.union([
    z.string(),
    z.object({ open: tag, href: z.string().optional(), start: z.number().optional() }),
    z.object({ close: tag }),
  ]),
);
export type Markdown = z.infer<typeof markdownSchema>;
