import { photoChangesSchema } from '#shared/photos.schema.ts';
import type { Photo } from '#shared/photos.ts';
import { EditDialog } from '#web/features/admin/edit/edit-dialog.tsx';
import { useEditForm } from '#web/features/admin/edit/use-edit-form.ts';
import { PhotoFields, photoSummary, photoValuesOf } from '#web/features/admin/photos/photo-fields.tsx';

type Props = { photo: Photo; onClose: () => void };

export function EditPhotoDialog({ photo, onClose }: Props) {
  const editing = useEditForm('photo', photo, {
    schema: photoChangesSchema,
    valuesOf: photoValuesOf,
    onClose,
  });
  const { form, newer } = editing;
  return (
    <EditDialog
      editing={editing}
      conflict={newer && { mine: photoSummary(form.getValues()), newer: photoSummary(photoValuesOf(newer)) }}
    >
      <PhotoFields />
    </EditDialog>
  );
}
