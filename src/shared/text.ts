import { z } from '#shared/zod.ts';

const UNSTORABLE = /\0/;

/** NUL bytes and halves of a character cannot be stored and given back unchanged, so they are refused. */
function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text) && text.isWellFormed();
}

type Rules = { min?: number; max: number; message?: string; tooLong?: string };

const unstorable = 'This text contains a character that cannot be saved';

/** One line of text: surrounding spaces are dropped before anything is measured. */
export function line({ min = 0, max, message, tooLong }: Rules) {
  const short = message ?? `Must be at least ${min} characters`;
  return z
    .string(short)
    .trim()
    .refine((text) => text.length >= min, short)
    .refine((text) => text.length <= max, tooLong ?? `Must be ${max} characters or fewer`)
    .refine(isStorable, unstorable);
}

/** Longer text: kept exactly as written, but spaces alone do not count. */
export function prose({ min = 0, max, message, tooLong }: Rules) {
  const short = message ?? `Must be at least ${min} characters`;
  return z
    .string(short)
    .refine((text) => text.trim().length >= min, short)
    .refine((text) => text.length <= max, tooLong ?? `Must be ${max} characters or fewer`)
    .refine(isStorable, unstorable);
}

/** Optional text: a missing, null or blank value means there is none. */
export function optionalLine(name: string, max: number) {
  return line({
    max,
    message: `${name} must be text`,
    tooLong: `${name} must be ${max.toLocaleString('en-US')} characters or fewer`,
  })
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
