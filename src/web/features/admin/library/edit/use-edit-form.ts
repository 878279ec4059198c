import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '#web/features/admin/library/edit/form-resolver.ts';
import { showFieldErrors } from '#web/features/admin/library/edit/show-field-errors.ts';
import { useEdit, type Editable } from '#web/features/admin/library/edit/use-edit.ts';
import type { Rows } from '#web/features/admin/lib/lists.ts';

type Options<Row, Values, Output> = {
  schema: z.ZodType<Output>;
  valuesOf: (row: Row) => Values;
  /** The request's body, when it is more than the form's fields. */
  toBody?: (values: Output, version: number) => object;
  /** For what an editing dialog keeps outside the form's fields. */
  onLoad?: (newer: Row) => void;
  onRefused?: (fields: Record<string, string>) => void;
  onClose: () => void;
};

/** The form over one row of a library, and what becomes of it: saved, refused, or at odds with a newer version. */
export function useEditForm<K extends Editable, Values extends FieldValues, Output extends object>(
  kind: K,
  row: Rows[K],
  { schema, valuesOf, toBody, onLoad, onRefused, onClose }: Options<Rows[K], Values, Output>,
) {
  const form = useForm<Values, unknown, Output>({
    resolver: formResolver(schema),
    defaultValues: valuesOf(row) as DefaultValues<Values>,
  });
  const { save, saveOver, loadNewer, newer, isPending } = useEdit(kind, row, {
    toBody: toBody ?? ((values: Output, version) => ({ ...values, version })),
    load: (newer) => {
      form.reset(valuesOf(newer));
      onLoad?.(newer);
    },
    onRefused: (fields) => {
      showFieldErrors(form, fields);
      onRefused?.(fields);
    },
    onClose,
  });
  return {
    kind,
    form,
    isDirty: form.formState.isDirty,
    isPending,
    newer,
    loadNewer,
    save: form.handleSubmit(save),
    saveOver: form.handleSubmit(saveOver),
    onClose,
  };
}
