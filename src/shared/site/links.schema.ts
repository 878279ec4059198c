import { ownerText } from '#shared/language/text.ts';
import { orJsonText, type Sentence } from '#shared/primitives/fields.schema.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';

/** The error message for an address; null when it may become a link. */
function linkProblem(text: string): string | null {
  if (!/^https:\/\//i.test(text)) return ownerText().rules.linkNotHttps;
  if (text.length > maximums.address)
    return ownerText().rules.linkTooLong({ max: wholeNumber(maximums.address) });
  if (/\s/.test(text) || !URL.canParse(text)) return ownerText().rules.linkNotWhole;
  const { hostname, username, password } = new URL(text);
  if (username || password) return ownerText().rules.linkWithPassword;
  return /[^.]\.[^.]/.test(hostname) ? null : ownerText().rules.linkNotPublic;
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
  .string({ error: () => ownerText().rules.linkNotHttps })
  .trim()
  .superRefine((text, context) => {
    const problem = text && linkProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const listOf = (most: number, tooMany: Sentence) =>
  z
    .array(address, { error: () => ownerText().rules.linksNotAList })
    .transform(distinct)
    .refine((list) => list.length <= most, { error: tooMany });

const list = listOf(maximums.links, () => ownerText().rules.tooManyLinks({ most: maximums.links }));
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

const OTHER_PROFILES = maximums.links - 1;

/** The social link has a separate field and counts as one of the profiles. */
export const profilesInText = () =>
  lines.pipe(
    listOf(OTHER_PROFILES, () =>
      ownerText().rules.tooManyProfiles({ most: maximums.links, others: OTHER_PROFILES }),
    ),
  );
