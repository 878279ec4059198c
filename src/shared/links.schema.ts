import { orJsonText } from '#shared/fields.schema.ts';
import { maximums } from '#shared/limits.ts';
import { z } from '#shared/zod.ts';

const sentence = 'A link must be an address that begins with https://';
const tooMany = `There can be at most ${maximums.links} links`;

const address = z
  .string(sentence)
  .trim()
  .max(maximums.address, sentence)
  .refine((text) => /^https:\/\/[^\s/]+\.\S+$/i.test(text) && URL.canParse(text), sentence);

const links = orJsonText(z.array(address, tooMany).max(maximums.links, tooMany));

/** Where a song, a release or the artist can be found elsewhere, in the order they are shown. */
export const linksField = {
  whenNew: links.optional().transform((given) => given ?? []),
  whenChanged: links.optional(),
  answer: z.array(z.string()),
};
