import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** The file a form holds under this name, as a field shows it. */
export function useChosenFile<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: FieldPathByValue<Input, File | null>,
) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    file: field.value as File | null,
    error: fieldState.error?.message,
    /** A file taken away is only complained about where something was wrong already. */
    onFile: (file: File | null) =>
      form.setValue(name, file as typeof field.value, {
        shouldValidate: file !== null || fieldState.invalid,
      }),
  };
}
