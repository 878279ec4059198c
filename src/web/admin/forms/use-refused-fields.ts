import { useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows the server's messages beside their fields. When the form is enabled again, the focus goes to the first of
 * them, or back to where it was: disabled controls lose it.
 */
export function useRefusedFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  isPending: boolean,
) {
  const refused = useRef<Path<Values> | null>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isPending) {
      pressed.current = document.activeElement;
      return;
    }
    const { activeElement } = document;
    if (refused.current) form.setFocus(refused.current);
    else if (pressed.current instanceof HTMLElement && activeElement?.contains(pressed.current))
      pressed.current.focus();
    refused.current = null;
    pressed.current = null;
  }, [form, isPending]);

  /** Returns whether one of the fields shows a message. */
  return (fields: Record<string, string>): boolean => {
    const known = Object.entries(fields).filter(([name]) => name in form.getValues()) as [
      Path<Values>,
      string,
    ][];
    for (const [name, message] of known) form.setError(name, { message });
    refused.current = known[0]?.[0] ?? null;
    return known.length > 0;
  };
}
