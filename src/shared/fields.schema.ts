import { z } from '#shared/zod.ts';

const UNSTORABLE = /\0/;

/** NUL bytes and halves of a character cannot be stored and given back unchanged, so they are refused. */
function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text) && text.isWellFormed();
}

type Rules = {
  /** What the field is called, for the sentences about it. */
  name: string;
  min?: number;
  max: number;
  /** Where the usual sentences do not fit: for too little, or for no text at all … */
  message?: string;
  /** … and for too much. */
  tooLong?: string;
};

const unstorable = 'This text contains a character that cannot be saved';

function sentences({ name, min = 0, max, message, tooLong }: Rules) {
  return {
    short: message ?? (min > 0 ? `${name} must be at least ${min} characters` : `${name} must be text`),
    long: tooLong ?? `${name} must be ${max.toLocaleString('en-US')} characters or fewer`,
  };
}

/** Text with the spaces around it dropped before anything is measured. */
function trimmed(rules: Rules) {
  const { min = 0, max } = rules;
  const { short, long } = sentences(rules);
  return z
    .string(short)
    .trim()
    .refine((text) => text.length >= min, short)
    .refine((text) => text.length <= max, long)
    .refine(isStorable, unstorable);
}

/** One line of text. Line breaks would tear lists apart, and let a sender forge mail headers in a reply. */
export function line(rules: Rules) {
  return trimmed(rules).refine((text) => !/[\r\n]/.test(text), `${rules.name} must be a single line`);
}

/** Longer text: kept exactly as written, but spaces alone do not count. */
export function prose(rules: Rules) {
  const { min = 0, max } = rules;
  const { short, long } = sentences(rules);
  return z
    .string(short)
    .refine((text) => text.trim().length >= min, short)
    .refine((text) => text.length <= max, long)
    .refine(isStorable, unstorable);
}

/** Text of one or more lines that may be left out: a missing, null or blank value means there is none. */
export function optionalText(name: string, max: number) {
  return trimmed({ name, max })
    .nullish()
    .transform((text) => (text ? text : null));
}

/** Forms send booleans as text, JSON sends them as booleans: both are understood. */
export const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  'Must be true or false',
);

/** A row's number as it stands in an address such as /api/tracks/12: plain digits, so each row has one address. */
export const idParam = z.object({
  id: z
    .string('Unknown id')
    .regex(/^[1-9]\d*$/, 'Unknown id')
    .transform(Number)
    .pipe(z.number('Unknown id').max(2_147_483_647, 'Unknown id')),
});

/** Which state of a row a change was made against; like the flags, it may arrive as text. */
export const version = z.union(
  [
    z.int(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ],
  'Version must be a whole number',
);
