import { ownerText } from '#shared/language/text.ts';
import { mediaExtensions } from '#shared/media/media.ts';
import { photoChangesSchema } from '#shared/catalogue/photos.schema.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { fileChange } from '#web/admin/edit/file-change.ts';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import type { EditDialogProps } from '#web/admin/edit/use-edited-item.ts';
import { PictureChangeField } from '#web/admin/edit/picture-change-field.tsx';
import { PhotoFields, photoForm } from '#web/admin/photos/photo-fields.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';

const schema = photoChangesSchema.extend({ aboutImage: fileChange });

export function EditPhotoDialog({ item: photo, onClose }: EditDialogProps<'photo'>) {
  const editing = useEditForm('photo', photo, {
    ...photoForm,
    schema,
    files: { aboutImage: { label: ownerText().photos.file.name, path: ({ imagePath }) => imagePath } },
    onClose,
  });
  const { base } = editing;
  return (
    <EditDialog editing={editing}>
      <PictureChangeField
        name="aboutImage"
        label={ownerText().photos.fields.imageFile}
        hint={fileHints.photo(useUploadLimits())}
        extensions={mediaExtensions.picture}
        title={base.title}
        path={base.imagePath}
        facts={base.picture}
        shape="aspect-4/3 w-32"
        isFocusOpen
      />
      <PhotoFields />
    </EditDialog>
  );
}
