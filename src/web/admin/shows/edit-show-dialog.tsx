import { useMemo } from 'react';
import type { ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import { AfterShowFields } from '#web/admin/shows/after-show-fields.tsx';
import { showDetailsForm, showDetailsSchema } from '#web/admin/shows/show-details.ts';
import { TicketsAndNoteFields, WhenAndWhereFields } from '#web/admin/shows/show-fields.tsx';

type Props = { show: ShowDetails; onClose: () => void };

export default function EditShowDialog({ show, onClose }: Props) {
  const schema = useMemo(() => showDetailsSchema(show), [show]);
  const editing = useEditForm('show', show, { ...showDetailsForm, schema, files: {}, onClose });
  return (
    <EditDialog editing={editing}>
      <WhenAndWhereFields />
      <TicketsAndNoteFields />
      <AfterShowFields photos={editing.base.images} />
    </EditDialog>
  );
}
