import { newPhotoSchema } from '#shared/catalogue/photos.schema.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { createFileQueue } from '#web/admin/upload/file-queue.ts';

export const photoUploads = createFileQueue({
  kind: 'photo',
  title: newPhotoSchema.shape.title,
  body: ({ title, file }, visibility) => formDataOf({ title, visibility, aboutImage: file }),
});
