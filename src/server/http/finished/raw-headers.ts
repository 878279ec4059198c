/** Names and values one after the other, as Node writes them without looking at them again. */
export type RawHeaders = string[];

export function rawHeaders(headers: Record<string, unknown>, leftOut: string[] = []): RawHeaders {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || leftOut.includes(name) ? [] : [name, String(value)],
  );
}
