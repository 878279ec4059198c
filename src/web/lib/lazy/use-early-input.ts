import { useEffect, useInsertionEffect, useRef } from 'react';
import { enterText } from '#web/lib/lazy/enter-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Enters again what was typed, ticked or chosen in the element of this id before it was hydrated: React does not see what
 * happened before, and a draft replaces it.
 */
export function useEarlyInput(id: string): void {
  const enter = useRef<(() => void)[]>([]);
  // In the same task, before React gives the form its fields.
  useInsertionEffect(() => {
    enter.current = allEnteredIn(id);
  }, [id]);
  useEffect(() => {
    for (const again of enter.current) again();
    enter.current = [];
  }, []);
}

export const hasEarlyInput = (id: string): boolean => allEnteredIn(id).length > 0;

function allEnteredIn(id: string): (() => void)[] {
  const fields = document.getElementById(id)?.querySelectorAll<Field>('input, textarea, select') ?? [];
  return [...fields].flatMap((field) => enteredIn(field) ?? []);
}

/** What enters it again, as the visitor did; undefined for a field that is as it arrived. */
function enteredIn(field: Field): (() => void) | undefined {
  const change = () => field.dispatchEvent(new Event('change', { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    if (first?.selected ?? true) return;
    return () => {
      field.value = value;
      change();
    };
  }
  if (field.type === 'file') return (field as HTMLInputElement).files?.length ? change : undefined;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked, defaultChecked } = field;
    if (checked === defaultChecked) return;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return;
  return () => {
    const isFocused = field === document.activeElement;
    // It was left as it is: entering it again would end what an input method is composing.
    if (isFocused && field.name && field.value === value) return;
    enterText(field, value);
    // Null where there is no text to select, as in a date.
    if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
