import { useMemo } from 'react';
import { newPhotoSchema } from '#shared/photos.schema.ts';
import { fileRequired } from '#shared/photos.ts';
import type { UploadLimits } from '#shared/upload-limits.schema.ts';
import { useDraftForm } from '#web/features/admin/edit/use-draft-form.ts';
import { hasTime, hasTimeAhead } from '#web/features/admin/fields/schedule.ts';
import { emptyPhoto, PhotoFields } from '#web/features/admin/photos/photo-fields.tsx';
import { PhotoFileField } from '#web/features/admin/photos/photo-file-field.tsx';
import { fileSchema } from '#web/features/admin/upload/files/check-file.ts';
import { useChosenFile } from '#web/features/admin/upload/files/file-field.tsx';
import { formBody, useFormUpload } from '#web/features/admin/upload/form-upload.ts';
import { QueueCard } from '#web/features/admin/upload/queue-card.tsx';
import { UploadForm } from '#web/features/admin/upload/upload-form.tsx';
import { useUploadLimits } from '#web/features/admin/upload/upload-limits.ts';
import { createUploadQueue } from '#web/features/admin/upload/upload-queue.ts';
import { Card } from '#web/ui/card.tsx';

const schemaFor = (limits: UploadLimits) =>
  newPhotoSchema
    .extend({ aboutImage: fileSchema('picture', limits, fileRequired) })
    .refine(...hasTime)
    .refine(...hasTimeAhead);

const empty = { ...emptyPhoto, aboutImage: null };

/** Several photos at once: everything but the title keeps its default, and can be edited later. */
const photoQueue = createUploadQueue({
  kind: 'photo',
  title: newPhotoSchema.shape.title,
  body: ({ title, file }, visibility) => formBody({ title, visibility, aboutImage: file }),
});

export default function UploadPhotos() {
  const { completed } = useFormUpload('photo');
  return (
    <div className="flex flex-col gap-6">
      <QueueCard queue={photoQueue} />
      <Card title="Upload Photos">
        <UploadPhotoForm key={completed} />
      </Card>
    </div>
  );
}

function UploadPhotoForm() {
  const upload = useFormUpload('photo');
  const limits = useUploadLimits();
  const schema = useMemo(() => schemaFor(limits), [limits]);
  const form = useDraftForm('photo', schema, empty);
  const chosen = useChosenFile(form, 'aboutImage');
  return (
    <UploadForm
      form={form}
      draft="photo"
      empty={empty}
      upload={upload}
      submitLabel="Upload Image"
      disabled={!chosen.file}
      onSubmit={form.handleSubmit((photo) => upload.start(formBody(photo)))}
    >
      <div className="flex flex-col gap-5">
        <PhotoFields focusTitle={upload.completed > 0} />
      </div>
      <PhotoFileField {...chosen} onSeveral={(files) => photoQueue.add(files, limits)} />
    </UploadForm>
  );
}
