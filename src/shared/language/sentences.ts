/**
 * A catalogue is plain data: sentences by name, in groups. `{name}` in a sentence is filled in, and a sentence that
 * depends on a number has a form for each plural category of its language.
 */
export type Sentences = { readonly [name: string]: string | Plural | Sentences };
type Plural = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

type Value = string | number;

/** 'from {release}' has the name `release`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Filled<Names extends string> = (values: { [Name in Names]: Value }) => string;

/** What components use: a string, or a function of the values that the sentence names. */
export type Spoken<Source> = {
  readonly [Name in keyof Source]: Source[Name] extends string
    ? [NamesIn<Source[Name]>] extends [never]
      ? string
      : Filled<NamesIn<Source[Name]>>
    : Source[Name] extends { readonly other: infer Other }
      ? (values: { count: number } & { [Extra in Exclude<NamesIn<Other>, 'count'>]: Value }) => string
      : Spoken<Source[Name]>;
};

/** A text that contains each of the names. */
type Containing<Names extends string> = [Names] extends [never]
  ? string
  : (Names extends string ? (text: `${string}{${Names}}${string}`) => void : never) extends (
        text: infer Text,
      ) => void
    ? Text
    : never;

/**
 * The type of a translation: every sentence of the source with the same names in braces, and the plural categories of
 * the language.
 */
export type Translation<Source, Categories extends Intl.LDMLPluralRule> = {
  readonly [Name in keyof Source]: Source[Name] extends string
    ? Containing<NamesIn<Source[Name]>>
    : Source[Name] extends { readonly other: infer Other extends string }
      ? { readonly [Category in Exclude<Categories, 'other'>]: string } & {
          readonly other: Containing<NamesIn<Other>>;
        }
      : Translation<Source[Name], Categories>;
};

const isPlural = (entry: Plural | Sentences): entry is Plural => typeof entry['other'] === 'string';

/**
 * Makes functions of the sentences with names. `code` is the language, for its plural categories; `isolates` is for
 * languages that are written from right to left, whose sentences often have names from left to right in them.
 */
export function speak<Source>(sentences: Sentences, code: string, isolates = false): Spoken<Source> {
  let plurals: Intl.PluralRules | undefined;
  const fill = (sentence: string, values: Record<string, Value>) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(values[name]);
      // So that a name in another direction does not reorder its sentence.
      return isolates ? `\u2068${value}\u2069` : value;
    });
  const spoken = (entry: string | Plural | Sentences): unknown => {
    if (typeof entry === 'string')
      return entry.includes('{') ? (values: Record<string, Value>) => fill(entry, values) : entry;
    if (isPlural(entry))
      return (values: Record<string, Value> & { count: number }) =>
        fill(entry[(plurals ??= new Intl.PluralRules(code)).select(values.count)] ?? entry.other, values);
    return Object.fromEntries(Object.entries(entry).map(([name, each]) => [name, spoken(each)]));
  };
  return spoken(sentences) as Spoken<Source>;
}

/** For text that does not stay on screen. */
export const withoutIsolates = (text: string) => text.replace(/[\u2068\u2069]/g, '');
