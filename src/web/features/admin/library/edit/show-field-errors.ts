import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Puts the server's words beside the fields they are about. */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: Record<string, string>,
): void {
  for (const [name, message] of Object.entries(fields)) {
    if (name in form.getValues()) form.setError(name as Path<Values>, { message });
  }
}
