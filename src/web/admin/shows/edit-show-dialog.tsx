import { useMemo, useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import type { EditDialogProps } from '#web/admin/edit/use-edited-item.ts';
import { useRefusedFields } from '#web/admin/forms/use-refused-fields.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { AfterShowFields } from '#web/admin/shows/after-show-fields.tsx';
import {
  lookUpSongs,
  showDetailsForm,
  showDetailsSchema,
  type FoundIds,
} from '#web/admin/shows/show-details.ts';
import { TicketsAndNoteFields, WhenAndWhereFields } from '#web/admin/shows/show-fields.tsx';

export default function EditShowDialog({ item: show, onClose }: EditDialogProps<'show'>) {
  const [found] = useState<FoundIds>(() => new Map());
  const [before, setBefore] = useState(show);
  const [isLookingUp, setIsLookingUp] = useState(false);
  const schema = useMemo(() => showDetailsSchema(before, found), [before, found]);
  const editing = useEditForm('show', show, { ...showDetailsForm, schema, files: {}, onClose });
  const { form, base, newer } = editing;
  // What is saved over a newer version changes that one.
  const changed = newer ?? base;
  if (changed !== before) setBefore(changed);
  // Gives the focus back to the button.
  useRefusedFields(form, isLookingUp);

  const lookUpAnd = async (save: () => Promise<void>) => {
    setIsLookingUp(true);
    try {
      await lookUpSongs(() => form.getValues('setlist'), { base, before }, found);
    } catch (error) {
      reportFailure(error, ownerText().forms.updateFailed.show);
      return;
    } finally {
      setIsLookingUp(false);
    }
    await save();
  };
  return (
    <EditDialog
      editing={{
        ...editing,
        isPending: editing.isPending || isLookingUp,
        save: (event) => {
          event.preventDefault();
          return lookUpAnd(editing.save);
        },
        saveOver: () => lookUpAnd(editing.saveOver),
      }}
    >
      <WhenAndWhereFields />
      <TicketsAndNoteFields />
      <AfterShowFields photos={base.images} />
    </EditDialog>
  );
}
