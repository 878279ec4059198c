import { orJsonText } from '#shared/primitives/fields.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';

const notHttps = 'A link must be an address that begins with https://';
const tooLong = `A link must be ${maximums.address.toLocaleString('en-US')} characters or fewer`;
const notWhole = 'A link must be a whole web address, like https://example.com/song';
const withPassword = 'A link must not contain a user name or password';
const notPublic = 'A link must lead to a site that everybody can reach, like https://example.com';
const notAList = 'Links must be a list of addresses, like ["https://example.com/song"]';
const tooManyLinks = `There can be at most ${maximums.links} links`;
const tooManyProfiles = `There can be at most ${maximums.links} profiles: the social link and ${maximums.links - 1} more`;

/** The error message for an address; null when it may become a link. */
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

/** Without blanks and duplicates. */
export function distinct(links: string[]): string[] {
  return [...new Set(links)].filter((link) => link !== '');
}

/** Blank rows of the form are allowed and dropped later. */
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

/** In display order. */
export const linksField = {
  whenNew: links.optional().transform((given) => given ?? []),
  whenChanged: links.optional(),
  response: z.array(z.string()),
};

const lines = z.string().transform((text) => text.split('\n'));

/** In a form the links are one text with an address per line. */
export const linksInText = () => lines.pipe(list);

/** The social link has a separate field and counts as one of the profiles. */
export const profilesInText = () => lines.pipe(listOf(maximums.links - 1, tooManyProfiles));
