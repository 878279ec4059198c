/** Names and values one after the other, as Node writes them without looking at them again. */
export type RawHeaders = string[];

/** As they were set on an answer. */
export type AnswerHeaders = Record<string, string | number | string[] | undefined>;

export function rawHeaders(headers: AnswerHeaders, leftOut: string[] = []): RawHeaders {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || leftOut.includes(name) ? [] : [name, String(value)],
  );
}
