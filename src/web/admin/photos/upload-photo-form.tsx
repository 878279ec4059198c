import { useMemo } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { newPhotoSchema } from '#shared/catalogue/photos.schema.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { hasTime, hasTimeAhead } from '#web/admin/forms/schedule.ts';
import { PhotoFields, photoForm } from '#web/admin/photos/photo-fields.tsx';
import { PhotoFileField } from '#web/admin/photos/photo-file-field.tsx';
import { photoUploads } from '#web/admin/photos/photo-uploads.ts';
import { fileSchema } from '#web/admin/upload/files/check-file.ts';
import { useChosenFile } from '#web/admin/upload/files/file-field.tsx';
import { useFormUpload } from '#web/admin/upload/form-upload.ts';
import { QueueCard } from '#web/admin/upload/queue-card.tsx';
import { UploadForm } from '#web/admin/upload/upload-form.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { Card } from '#web/ui/card.tsx';

const schemaFor = (limits: UploadLimits) =>
  newPhotoSchema
    .extend({ aboutImage: fileSchema('picture', limits, ownerText().rules.photoRequired) })
    .refine(...hasTime)
    .refine(...hasTimeAhead);

const empty = { ...photoForm.empty, aboutImage: null };

export default function UploadPhotos() {
  const { formKey } = useFormUpload('photo');
  return (
    <div className="flex flex-col gap-6">
      <QueueCard queue={photoUploads} />
      <Card title={ownerText().photos.upload.title}>
        <UploadPhotoForm key={formKey} />
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
      submitLabel={ownerText().photos.upload.send}
      disabled={!chosen.file}
      onSubmit={form.handleSubmit((photo) => upload.start(formDataOf(photo)))}
    >
      <div className="flex flex-col gap-5">
        <PhotoFields focusTitle={upload.completed > 0} />
      </div>
      <PhotoFileField {...chosen} onSeveral={(files) => photoUploads.add(files, limits)} />
    </UploadForm>
  );
}
