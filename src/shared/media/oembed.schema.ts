import { serverText } from '#shared/language/text.ts';
import { positiveNumber } from '#shared/primitives/requests.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';

/** oEmbed 1.0, see oembed.com. */

const wrongUrl = { error: () => serverText().requests.oembedUrl };
const MOST_PIXELS = 999_999_999;

export const oembedQuerySchema = z.object({
  url: z
    .string(wrongUrl)
    .max(maximums.address, wrongUrl)
    .refine((address) => /^https?:/i.test(address) && URL.canParse(address), wrongUrl)
    .describe('The page of a song, a release or a video on this site, or its player'),
  format: z
    .string({ error: () => serverText().requests.oembedFormat })
    .optional()
    .describe('json or xml; json where nothing is said'),
  maxwidth: positiveNumber('Maxwidth', MOST_PIXELS)
    .optional()
    .describe('How wide the player may be, in pixels'),
  maxheight: positiveNumber('Maxheight', MOST_PIXELS).optional().describe('How high it may be, in pixels'),
});
export type OembedQuery = z.infer<typeof oembedQuerySchema>;

export const oembedSchema = z.object({
  version: z.literal('1.0'),
  type: z.enum(['rich', 'video', 'link']).describe('A link where no player fits within the limits'),
  title: z.string(),
  author_name: z.string(),
  author_url: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.number(),
  html: z.string().optional().describe('The player; none for a link'),
  width: z.number().optional(),
  height: z.number().optional(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
});
export type Oembed = z.infer<typeof oembedSchema>;
