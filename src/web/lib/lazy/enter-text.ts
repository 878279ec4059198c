type TextField = HTMLInputElement | HTMLTextAreaElement;

/** As if a visitor did: React ignores an event unless the value differs from the one that was set through `value`. */
export function enterText(field: TextField, text: string, before = ''): void {
  field.value = before;
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
