import { ownerText } from '#shared/language/text.ts';
import type { z } from '#shared/primitives/zod.ts';

/** A value as a form holds it: lists and missing values are text. */
type FormValue<Value> = Value extends readonly unknown[]
  ? string
  : Value extends null | undefined
    ? ''
    : Value;

type FormValues<Written> = { [Name in keyof Written]-?: FormValue<Written[Name]> };

type FormFields<Values> = { [Name in keyof Values]: FormField<Values[Name], Values> };

type FormField<Value, Values> = {
  label: () => string;
  /** How a conflict between two versions shows the value; null leaves it out. */
  text?: ((value: Value, values: Values) => string) | null;
};

/** Ids in a form are text with one per line. */
export const idsOf = (text: string) => text.split('\n').filter(Boolean).map(Number);
export const textOfIds = (items: readonly { id: number }[]) => items.map(({ id }) => id).join('\n');

/** The text of each field, by its label. */
export type FieldSummary = readonly (readonly [label: string, text: string])[];

/**
 * A form for what `schema` accepts. `fields` names every field once, in the order a conflict lists them: a field of
 * the schema that is missing there does not compile.
 */
export function formOf<Shape extends Record<string, z.ZodType>>(
  schema: z.ZodObject<Shape>,
  fields: FormFields<FormValues<z.output<z.ZodObject<Shape>>>>,
) {
  type Written = z.output<z.ZodObject<Shape>>;
  type Values = FormValues<Written>;
  const names = Object.keys(fields) as (keyof Values & string)[];
  const valuesFrom = (read: (name: keyof Values & string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, formValue(read(name))])) as Values;
  return {
    fields,
    /** The schema's defaults; '' where a value is required. */
    empty: valuesFrom((name) => schema.shape[name]?.safeParse(undefined).data),
    valuesOf: (item: Written) => valuesFrom((name) => item[name]),
    summaryOf: (values: Values): FieldSummary =>
      names.flatMap((name) => {
        const { label, text = plainText } = fields[name];
        return text ? [[label(), text(values[name], values)] as const] : [];
      }),
  };
}

function formValue(value: unknown): unknown {
  return Array.isArray(value) ? value.join('\n') : (value ?? '');
}

function plainText(value: unknown): string {
  if (typeof value !== 'boolean') return String(value);
  const { yes, no } = ownerText().forms.values;
  return value ? yes : no;
}

/** Whether a field has the same value twice. Lists and points are compared by their content. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (isPlain(one) && isPlain(other) && JSON.stringify(one) === JSON.stringify(other));
}

const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof File);
