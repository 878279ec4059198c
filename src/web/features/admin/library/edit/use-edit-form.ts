import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { discardDraft } from '#web/lib/drafts.ts';
import type { Rows } from '#web/features/admin/lib/lists.ts';
import { useDraftForm } from '#web/features/admin/lib/use-draft-form.ts';
import { showFieldErrors } from '#web/features/admin/library/edit/show-field-errors.ts';
import { useEdit, type Editable, type Versioned } from '#web/features/admin/library/edit/use-edit.ts';
import { draftOf } from '#web/features/admin/library/edit/use-editing.ts';

type Options<Row, Values, Output> = {
  schema: z.ZodType<Output>;
  /** The version is one of the values, so that a draft knows what it was written over. */
  valuesOf: (row: Row) => Values;
  /** The request's body, when it is more than the form's fields. */
  toBody?: (values: Output) => object;
  onClose: () => void;
};

/** The form over one row of a library, and what becomes of it: saved, refused, or at odds with a newer version. */
export function useEditForm<
  K extends Editable,
  Values extends FieldValues & Versioned,
  Output extends Versioned,
>(kind: K, row: Rows[K], { schema, valuesOf, toBody, onClose }: Options<Rows[K], Values, Output>) {
  const draft = draftOf(kind, row);
  const [base, setBase] = useState(row);
  const form = useDraftForm(
    draft,
    // The shared schemas take more than a form ever sends (missing fields, flags as text).
    schema as z.ZodType<Output, Values>,
    valuesOf(row) as DefaultValues<Values>,
  );
  const close = () => {
    discardDraft(draft);
    onClose();
  };
  const { save, saveOver, loadNewer, newer, isPending, sending } = useEdit(kind, row, {
    toBody: toBody ?? ((values: Output) => values),
    load: (newer) => {
      form.reset(valuesOf(newer));
      setBase(newer);
    },
    onRefused: (fields) => showFieldErrors(form, fields),
    onClose: close,
  });
  const isChanged = () => {
    const typed = form.getValues();
    return Object.entries(valuesOf(base)).some(([name, value]) => typed[name] !== value);
  };
  return {
    kind,
    form,
    /** The row as the form shows it: the one that was opened, or the newer one that was loaded. */
    base,
    isChanged,
    isPending,
    sending,
    newer,
    loadNewer,
    save: form.handleSubmit(save),
    saveOver: form.handleSubmit(saveOver),
    onClose: close,
  };
}
