/** A field as a form with files carries it, where everything is text: lists and the like as JSON. */
export function formText(value: string | boolean | object): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
