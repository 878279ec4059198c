import { showChangesSchema, type ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import { showForm, TicketsAndNoteFields, WhenAndWhereFields } from '#web/admin/shows/show-fields.tsx';

type Props = { show: ShowDetails; onClose: () => void };

export default function EditShowDialog({ show, onClose }: Props) {
  const editing = useEditForm('show', show, { ...showForm, schema: showChangesSchema, files: {}, onClose });
  return (
    <EditDialog editing={editing}>
      <WhenAndWhereFields />
      <TicketsAndNoteFields />
    </EditDialog>
  );
}
