import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { ownerText } from '#shared/language/text.ts';
import type { Focus } from '#shared/media/pictures.schema.ts';
import { bodyWithFiles, type FileChange } from '#web/admin/edit/file-change.ts';
import { useEdit, type EditableKind, type Versioned } from '#web/admin/edit/use-edit.ts';
import { editDraftName } from '#web/admin/edit/use-edited-item.ts';
import { isSameValue, type FieldSummary } from '#web/admin/forms/form-values.ts';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { useRefusedFields } from '#web/admin/forms/use-refused-fields.ts';
import type { EditedItems } from '#web/admin/kinds.ts';
import { discardDraft } from '#web/lib/drafts.ts';

type Options<Item, Values, FileName extends string, Output> = {
  /** How the item's fields are shown, as from `formOf`. */
  valuesOf: (item: Item) => Values;
  summaryOf: (values: Values, newer: Item) => FieldSummary;
  /** The item's files by the names of their fields. A conflict lists them by their labels. */
  files: Record<FileName, { label: string; path: (item: Item) => string | null }>;
  schema: z.ZodType<Output>;
  onClose: () => void;
};

/** The form that edits an item: saves it, shows why it was refused, or a conflict with a newer version. */
export function useEditForm<
  K extends EditableKind,
  Values extends object,
  FileName extends string,
  Output extends Versioned,
>(kind: K, item: EditedItems[K], options: Options<EditedItems[K], Values, FileName, Output>) {
  type Item = EditedItems[K];
  type Input = Values & Record<FileName, FileChange> & Versioned & { focus?: Focus };
  const { valuesOf, summaryOf, files, schema, onClose } = options;
  const fileNames = Object.keys(files) as FileName[];
  const draft = editDraftName(kind, item.id);
  const [base, setBase] = useState(item);

  const savedValues = (from: Item) =>
    ({ ...valuesOf(from), ...Object.fromEntries(fileNames.map((name) => [name, 'keep'])) }) as Input;
  // The version is one of the values, so that a draft remembers which version it changes.
  const formValues = (from: Item): Input => ({ ...savedValues(from), version: from.version });
  const form = useDraftForm(
    draft,
    // The shared schemas accept more than a form ever sends (missing fields, flags as text).
    schema as z.ZodType<Output, Input>,
    formValues(item) as DefaultValues<Input>,
  );

  const close = () => {
    discardDraft(draft);
    onClose();
  };
  const { save, saveOver, loadNewer, newer, isPending, sending } = useEdit(kind, item, {
    toBody: (values: Output) => bodyWithFiles(values, fileNames),
    load: (newer) => {
      form.reset(formValues(newer));
      setBase(newer);
    },
    onRefused: (fields): boolean => showRefused(fields),
    onClose: close,
  });
  const showRefused = useRefusedFields(form, isPending);

  const isChanged = () => {
    const typed: Record<string, unknown> = form.getValues();
    return Object.entries(formValues(base)).some(([name, value]) => !isSameValue(typed[name], value));
  };
  const fileTexts = (other: Item): FieldSummary => {
    const { sameFile, otherFile } = ownerText().forms.values;
    return Object.values<Options<Item, Values, FileName, Output>['files'][FileName]>(files).map(
      ({ label, path }) => [label, path(base) === path(other) ? sameFile : otherFile],
    );
  };
  return {
    kind,
    form,
    draft,
    /** The values without a draft. */
    savedValues: savedValues(base),
    /** The version in the form: the one that was opened, or the newer one that was loaded. */
    base,
    newer,
    isChanged,
    isPending,
    sending,
    conflict: newer && {
      mine: [...summaryOf(form.getValues(), newer), ...fileTexts(base)],
      newer: [...summaryOf(valuesOf(newer), newer), ...fileTexts(newer)],
    },
    loadNewer,
    save: form.handleSubmit(save),
    saveOver: form.handleSubmit(saveOver),
    onClose: close,
  };
}
