import { orJsonText } from '#shared/fields.schema.ts';
import { maximums } from '#shared/limits.ts';
import { z } from '#shared/zod.ts';

/** Only such an address becomes a link elsewhere: encrypted, at a real host, in one word. */
export function isHttpsAddress(text: string): boolean {
  return text.length <= maximums.address && /^https:\/\/[^\s/]+\.\S+$/i.test(text) && URL.canParse(text);
}

const notHttps = 'A link must be an address that begins with https://';
const tooManyLinks = `There can be at most ${maximums.links} links`;

/** In the order they were given, without blanks, each once. */
export function distinct(links: string[]): string[] {
  return [...new Set(links)].filter((link) => link !== '');
}

/** A row that nobody filled in is no link. */
const address = z
  .string(notHttps)
  .trim()
  .refine((text) => text === '' || isHttpsAddress(text), notHttps);

/** `most`: how many there may be. */
const listOf = (most: number) =>
  z
    .array(address, tooManyLinks)
    .transform(distinct)
    .refine((list) => list.length <= most, tooManyLinks);

const links = orJsonText(listOf(maximums.links));

/** Where a song, a release or the artist can be found elsewhere, in the order they are shown. */
export const linksField = {
  whenNew: links.optional().transform((given) => given ?? []),
  whenChanged: links.optional(),
  answer: z.array(z.string()),
};

/** The same in a form and in a setting, where they are one text with an address on each line. */
export function linksInText(most: number = maximums.links) {
  return z
    .string()
    .transform((text) => text.split('\n'))
    .pipe(listOf(most));
}
