import { orJsonText } from '#shared/fields.schema.ts';
import { maximums } from '#shared/limits.ts';
import { z } from '#shared/zod.ts';

const notHttps = 'A link must be an address that begins with https://';
const tooLong = `A link must be ${maximums.address.toLocaleString('en-US')} characters or fewer`;
const notWhole = 'A link must be a whole web address, like https://example.com/song';
const withPassword = 'A link must not contain a user name or password';
const notPublic = 'A link must lead to a site that everybody can reach, like https://example.com';
const notAList = 'Links must be a list of addresses, like ["https://example.com/song"]';
const tooManyLinks = `There can be at most ${maximums.links} links`;
const tooManyProfiles = `There can be at most ${maximums.links} profiles: the social link and ${maximums.links - 1} more`;

/** Why an address cannot become a link elsewhere; null for one that can: encrypted, at a real host, in one word. */
function linkProblem(text: string): string | null {
  if (!/^https:\/\//i.test(text)) return notHttps;
  if (text.length > maximums.address) return tooLong;
  if (/\s/.test(text) || !URL.canParse(text)) return notWhole;
  const { hostname, username, password } = new URL(text);
  if (username || password) return withPassword;
  return /[^.]\.[^.]/.test(hostname) ? null : notPublic;
}

export function isHttpsAddress(text: string): boolean {
  return linkProblem(text) === null;
}

/** In the order they were given, without blanks, each once. */
export function distinct(links: string[]): string[] {
  return [...new Set(links)].filter((link) => link !== '');
}

/** A row that nobody filled in is no link. */
const address = z
  .string(notHttps)
  .trim()
  .superRefine((text, context) => {
    const problem = text && linkProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const listOf = (most: number, tooMany: string) =>
  z
    .array(address, notAList)
    .transform(distinct)
    .refine((list) => list.length <= most, tooMany);

const list = listOf(maximums.links, tooManyLinks);
const links = orJsonText(list);

/** Where a song, a release or the artist can be found elsewhere, in the order they are shown. */
export const linksField = {
  whenNew: links.optional().transform((given) => given ?? []),
  whenChanged: links.optional(),
  answer: z.array(z.string()),
};

const lines = z.string().transform((text) => text.split('\n'));

/** The same in a form, where they are one text with an address on each line. */
export const linksInText = () => lines.pipe(list);

/** The artist's profiles, written the same way. The social link stands apart and is one of them. */
export const profilesInText = () => lines.pipe(listOf(maximums.links - 1, tooManyProfiles));
