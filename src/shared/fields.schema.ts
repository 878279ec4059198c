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

const unstorable =
  'This text contains a character that cannot be saved. Please take it out, or type the text anew.';

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
  return (
    z
      .string(short)
      .trim()
      // A form writes every line break as two characters; measured and kept is one.
      .overwrite((text) => text.replaceAll('\r\n', '\n'))
      .refine((text) => text.length >= min, short)
      .refine((text) => text.length <= max, long)
      .refine(isStorable, unstorable)
  );
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

/** A field of a track, video or photo, stated once: as it is taken for a new one, for a change, and as it is answered. */
type Field = { whenNew: z.ZodType; whenChanged: z.ZodType; answer: z.ZodType };
type Fields = Record<string, Field>;

/** A line of text that every row has. */
export function textField(rules: Rules) {
  const rule = line(rules);
  return { whenNew: rule, whenChanged: rule.optional(), answer: z.string() };
}

/** A text that may be left out, or taken away again. */
export function optionalTextField(name: string, max: number) {
  const rule = optionalText(name, max);
  return { whenNew: rule, whenChanged: rule.optional(), answer: z.string().nullable() };
}

/** One of a few words, the first of which is meant when none is given. */
export function choiceField<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  message: string,
) {
  const rule = z.enum(choices, message);
  // zod's own type of a default is stricter than the choices can be here.
  const whenNew = rule.default(choices[0] as z.output<typeof rule> & z.core.util.NoUndefined<string>);
  return { whenNew, whenChanged: rule.optional(), answer: z.enum(choices) };
}

export function flagField({ whenMissing = false } = {}) {
  return { whenNew: flag.default(whenMissing), whenChanged: flag.optional(), answer: z.boolean() };
}

/** A field that may be left out or taken away again, by a rule of its own for what is given. */
export function optionalField<Rule extends z.ZodType<string | null>>(rule: Rule) {
  return { whenNew: rule, whenChanged: rule.optional(), answer: z.string().nullable() };
}

/** A day such as 2024-03-05, or none. A year below 1000 is one that was not written to its end. */
export function dayField(name: string) {
  const sentence = `${name} must be a day, written like 2024-03-05`;
  const written = z.iso.date(sentence).refine((text) => !text.startsWith('0'), sentence);
  const day = z.union([z.literal('').transform(() => null), written], sentence);
  return optionalField(day.nullish().transform((given) => given ?? null));
}

/** A moment, told with its time zone and kept in UTC, or none. */
export function momentField(name: string) {
  const sentence = `${name} must be a date and time with its time zone, written like 2024-03-05T18:00:00Z`;
  const moment = z.iso
    .datetime({ offset: true, error: sentence })
    .transform((text) => new Date(text).toISOString());
  const given = z.union([z.literal('').transform(() => null), moment], sentence);
  return optionalField(given.nullish().transform((text) => text ?? null));
}

/** In a form everything is text; lists and the like arrive there as JSON. */
export function orJsonText<Rule extends z.ZodType>(rule: Rule) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }, rule);
}

type Shape<F extends Fields, Use extends keyof Field> = { [Name in keyof F]: F[Name][Use] };

function shapeOf<F extends Fields, Use extends keyof Field>(fields: F, use: Use): Shape<F, Use> {
  const shape = Object.entries(fields).map(([name, field]) => [name, field[use]]);
  return Object.fromEntries(shape) as Shape<F, Use>;
}

/** What a new row may be made of. */
export function newSchemaOf<F extends Fields>(fields: F) {
  return z.object(shapeOf(fields, 'whenNew'));
}

/** Any part of it, and which version of the row the change was made against. */
export function changesSchemaOf<F extends Fields>(fields: F) {
  return z.object({ ...shapeOf(fields, 'whenChanged'), version: version.optional() });
}

/** What is answered: the fields, and what every row has besides. */
export function answerSchemaOf<F extends Fields>(fields: F) {
  return z.object({
    id: z.number(),
    ...shapeOf(fields, 'answer'),
    uploadDate: z.string(),
    version: z.number(),
  });
}

/** A number in the query of an address. */
export const wholeNumber = (name: string, max: number) => {
  const sentence = `${name} must be a whole number from 1 to ${max.toLocaleString('en-US')}`;
  return (
    z
      .string(sentence)
      .regex(/^\d{1,9}$/, sentence)
      .transform(Number)
      .pipe(z.number().min(1, sentence).max(max, sentence))
      // Described as the number it stands for: in an address everything is text.
      .meta({ type: 'integer', minimum: 1, maximum: max, pattern: undefined })
  );
};

/** A row's number as it stands in an address such as /api/tracks/12: plain digits, so each row has one address. */
export const idParam = z.object({
  id: z
    .string('Unknown id')
    .regex(/^[1-9]\d*$/, 'Unknown id')
    .transform(Number)
    .pipe(z.number('Unknown id').max(2_147_483_647, 'Unknown id')),
});
