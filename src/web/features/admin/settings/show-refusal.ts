import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#web/lib/api.ts';

/** Puts what the server refused under the field it is about. */
export function showRefusal<Values extends FieldValues>(setError: UseFormSetError<Values>) {
  return (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    for (const [field, message] of Object.entries(error.fields))
      setError(field as Path<Values>, { message }, { shouldFocus: true });
  };
}
