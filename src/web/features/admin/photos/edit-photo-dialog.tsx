import { mediaExtensions } from '#shared/media.ts';
import { photoChangesSchema } from '#shared/photos.schema.ts';
import type { Photo } from '#shared/photos.schema.ts';
import type { Focus } from '#shared/pictures.schema.ts';
import { z } from '#shared/zod.ts';
import { EditDialog } from '#web/features/admin/edit/edit-dialog.tsx';
import { FileChangeField } from '#web/features/admin/edit/file-change-field.tsx';
import {
  bodyWithFiles,
  newerFile,
  shownBelow,
  type FileChange,
} from '#web/features/admin/edit/file-change.ts';
import { useEditForm } from '#web/features/admin/edit/use-edit-form.ts';
import { FocalPointField } from '#web/features/admin/fields/focal-point-field.tsx';
import { SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import {
  PhotoFields,
  photoSummary,
  photoValuesOf,
  type PhotoValues,
} from '#web/features/admin/photos/photo-fields.tsx';
import { fileHints } from '#web/features/admin/upload/files/file-hints.ts';
import { useUploadLimits } from '#web/features/admin/upload/upload-limits.ts';

type Values = PhotoValues & { aboutImage: FileChange; focus?: Focus };

const schema = photoChangesSchema.extend({ aboutImage: z.custom<FileChange>() });

const valuesOf = (photo: Photo): Values => ({ ...photoValuesOf(photo), aboutImage: 'keep' });

type Props = { photo: Photo; onClose: () => void };

export function EditPhotoDialog({ photo, onClose }: Props) {
  const editing = useEditForm('photo', photo, {
    schema,
    valuesOf,
    toBody: ({ aboutImage, ...changes }) => bodyWithFiles(changes, { aboutImage }),
    onClose,
  });
  const limits = useUploadLimits();
  const { base, newer, form } = editing;
  return (
    <EditDialog
      editing={editing}
      conflict={
        newer && {
          mine: [...photoSummary(form.getValues()), ['Image', shownBelow]],
          newer: [
            ...photoSummary(photoValuesOf(newer)),
            ['Image', newerFile(base.imagePath, newer.imagePath)],
          ],
        }
      }
    >
      <FileChangeField
        name="aboutImage"
        label="Image File"
        hint={fileHints.photo(limits)}
        media="picture"
        extensions={mediaExtensions.picture}
        current={
          <SmallPicture
            title={base.title}
            path={base.imagePath}
            facts={base.picture}
            shape="wide"
            className="aspect-4/3 w-32"
          />
        }
        shape="aspect-4/3 w-32"
        hasFile
        word="Image"
      />
      <FocalPointField file="aboutImage" path={base.imagePath} facts={base.picture} isOpen />
      <PhotoFields />
    </EditDialog>
  );
}
