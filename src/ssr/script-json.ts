/** JSON as it may stand inside a script element: "<" could end the element early. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
