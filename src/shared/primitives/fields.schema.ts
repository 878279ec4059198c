import { ownerText, text } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { z } from '#shared/primitives/zod.ts';

/** Called when it is needed: a schema is made before the language is known. */
export type Sentence = () => string;

const UNSTORABLE = /\0/;

/** Databases cannot store NUL bytes and lone surrogates unchanged. */
function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text) && text.isWellFormed();
}

type Rules = {
  /** The label of the field. */
  name: Sentence;
  min?: number;
  max: number;
  /** Replaces the usual message for a missing or too short text. */
  message?: Sentence;
  tooLong?: Sentence;
};

const unstorable = () => text().rules.unstorable;

function sentences({ name, min = 0, max, message, tooLong }: Rules) {
  const tooShort = () =>
    min > 0 ? text().rules.tooShort({ field: name(), min }) : text().rules.text({ field: name() });
  return {
    short: message ?? tooShort,
    long: tooLong ?? (() => text().rules.tooLong({ field: name(), max: wholeNumber(max) })),
  };
}

/** Several lines of text, without the space around them. */
export function trimmed(rules: Rules) {
  const { min = 0, max } = rules;
  const { short, long } = sentences(rules);
  return (
    z
      .string({ error: short })
      .trim()
      // Forms send CRLF; lengths are measured with LF.
      .overwrite((text) => text.replaceAll('\r\n', '\n'))
      .refine((text) => text.length >= min, { error: short })
      .refine((text) => text.length <= max, { error: long })
      .refine(isStorable, { error: unstorable })
  );
}

/** One line of text: line breaks would break lists and allow forged mail headers in a reply. */
export function line(rules: Rules) {
  return trimmed(rules).refine((line) => !/[\r\n]/.test(line), {
    error: () => text().rules.singleLine({ field: rules.name() }),
  });
}

/** Stored exactly as written; only the minimum ignores surrounding spaces. */
export function prose(rules: Rules) {
  const { min = 0, max } = rules;
  const { short, long } = sentences(rules);
  return z
    .string({ error: short })
    .refine((text) => text.trim().length >= min, { error: short })
    .refine((text) => text.length <= max, { error: long })
    .refine(isStorable, { error: unstorable });
}

/** A missing, null or blank value becomes null. */
export function optionalText(name: Sentence, max: number) {
  return trimmed({ name, max })
    .nullish()
    .transform((text) => (text ? text : null));
}

/** Forms send booleans as text, JSON as booleans. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: () => ownerText().rules.yesOrNo,
});

/** The row version a change was made against, for conflict detection. */
export const version = z.union(
  [
    z.int(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ],
  { error: () => ownerText().rules.version },
);

/** One field of an item: its schema in a create request, in an update request and in a response. */
type Field = { whenNew: z.ZodType; whenChanged: z.ZodType; response: z.ZodType };
type Fields = Record<string, Field>;

export function textField(rules: Rules) {
  const rule = line(rules);
  return { whenNew: rule, whenChanged: rule.optional(), response: z.string() };
}

export function optionalTextField(name: Sentence, max: number) {
  const rule = optionalText(name, max);
  return { whenNew: rule, whenChanged: rule.optional(), response: z.string().nullable() };
}

/** The first choice is the default. */
export function choiceField<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  error: Sentence,
) {
  const rule = z.enum(choices, { error });
  // zod's type of a default is stricter than the generic choices.
  const whenNew = rule.default(choices[0] as z.output<typeof rule> & z.core.util.NoUndefined<string>);
  return { whenNew, whenChanged: rule.optional(), response: z.enum(choices) };
}

export function flagField({ whenMissing = false } = {}) {
  return { whenNew: flag.default(whenMissing), whenChanged: flag.optional(), response: z.boolean() };
}

export function optionalField<Rule extends z.ZodType<string | null>>(rule: Rule) {
  return { whenNew: rule, whenChanged: rule.optional(), response: z.string().nullable() };
}

const invalidDay = (name: Sentence) => ({ error: () => ownerText().rules.day({ field: name() }) });

/** A day such as 2024-03-05. Years below 1000 are typing errors. */
export function day(name: Sentence) {
  const wrong = invalidDay(name);
  return z.iso.date(wrong).refine((text) => !text.startsWith('0'), wrong);
}

/** A day, or null. */
export function dayField(name: Sentence) {
  const given = z.union([z.literal('').transform(() => null), day(name)], invalidDay(name));
  return optionalField(given.nullish().transform((text) => text ?? null));
}

const invalidMoment = (name: Sentence) => ({ error: () => ownerText().rules.moment({ field: name() }) });

/** A date and time with time zone, converted to UTC. Texts of other years would not sort like their times. */
export function moment(name: Sentence) {
  return z.iso
    .datetime({ offset: true, ...invalidMoment(name) })
    .transform((text) => new Date(text).toISOString())
    .refine((text) => /^[1-9]\d{3}-/.test(text), {
      error: () => ownerText().rules.momentYears({ field: name() }),
    });
}

/** A date and time, or null. */
export function momentField(name: Sentence) {
  const given = z.union([z.literal('').transform(() => null), moment(name)], invalidMoment(name));
  return optionalField(given.nullish().transform((text) => text ?? null));
}

/** Forms send lists and objects as JSON text. */
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

export function newSchemaOf<F extends Fields>(fields: F) {
  return z.object(shapeOf(fields, 'whenNew'));
}

export function changesSchemaOf<F extends Fields>(fields: F) {
  return z.object({ ...shapeOf(fields, 'whenChanged'), version: version.optional() });
}

export function responseSchemaOf<F extends Fields>(fields: F) {
  return z.object({
    id: z.number(),
    ...shapeOf(fields, 'response'),
    uploadDate: z.string(),
    version: z.number(),
  });
}
