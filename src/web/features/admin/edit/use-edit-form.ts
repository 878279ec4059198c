import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useDraftForm } from '#web/features/admin/edit/use-draft-form.ts';
import { isSameValue } from '#web/features/admin/edit/same-value.ts';
import { useEdit, type EditableKind, type Versioned } from '#web/features/admin/edit/use-edit.ts';
import { useRefusedFields } from '#web/features/admin/edit/use-refused-fields.ts';
import { editDraftName } from '#web/features/admin/edit/use-edited-item.ts';
import type { EditedItems } from '#web/features/admin/kinds.ts';
import { discardDraft } from '#web/lib/drafts.ts';

type Options<Item, Values, Output> = {
  schema: z.ZodType<Output>;
  valuesOf: (item: Item) => Values;
  /** The request's body, when it is more than the form's fields. */
  toBody?: (values: Output) => object;
  onClose: () => void;
};

/** The form over one item of a library, and what becomes of it: saved, refused, or in conflict with a newer version. */
export function useEditForm<K extends EditableKind, Values extends FieldValues, Output extends Versioned>(
  kind: K,
  item: EditedItems[K],
  { schema, valuesOf, toBody, onClose }: Options<EditedItems[K], Values, Output>,
) {
  const draft = editDraftName(kind, item.id);
  const [base, setBase] = useState(item);
  // The version is one of the values, so that a draft knows what it was written over.
  const formValues = (from: EditedItems[K]) => ({ ...valuesOf(from), version: from.version });
  const form = useDraftForm(
    draft,
    // The shared schemas take more than a form ever sends (missing fields, flags as text).
    schema as z.ZodType<Output, Values & Versioned>,
    formValues(item) as DefaultValues<Values & Versioned>,
  );
  const close = () => {
    discardDraft(draft);
    onClose();
  };
  const { save, saveOver, loadNewer, newer, isPending, sending } = useEdit(kind, item, {
    toBody: toBody ?? ((values: Output) => values),
    load: (newer) => {
      form.reset(formValues(newer));
      setBase(newer);
    },
    onRefused: (fields): boolean => showRefused(fields),
    onClose: close,
  });
  const showRefused = useRefusedFields(form, isPending);
  const isChanged = () => {
    const typed = form.getValues();
    return Object.entries(formValues(base)).some(([name, value]) => !isSameValue(typed[name], value));
  };
  return {
    kind,
    form,
    draft,
    /** What stands in the form without a draft. */
    savedValues: valuesOf(base),
    /** The item as the form shows it: the one that was opened, or the newer one that was loaded. */
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
