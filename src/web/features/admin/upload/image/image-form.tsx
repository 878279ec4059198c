import { newPhotoSchema } from '#shared/photos.schema.ts';
import { fileRequired } from '#shared/photos.ts';
import { useDraftForm } from '#web/features/admin/lib/use-draft-form.ts';
import { fileSchema } from '#web/features/admin/upload/files/file-schema.ts';
import { formBody } from '#web/features/admin/upload/sending/form-body.ts';
import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { ImageField } from '#web/features/admin/upload/image/image-field.tsx';
import { useChosenFile } from '#web/features/admin/upload/files/use-chosen-file.ts';
import { UploadForm } from '#web/features/admin/upload/sending/upload-form.tsx';
import { UploadTitle } from '#web/features/admin/upload/sending/upload-title.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

const schema = newPhotoSchema.extend({ aboutImage: fileSchema('picture', fileRequired) });

const empty = {
  title: '',
  description: '',
  photographer: '',
  year: '',
  location: '',
  featured: false,
  aboutImage: null,
};

const shortFields = [
  { name: 'photographer', label: 'Photographer' },
  { name: 'year', label: 'Year' },
  { name: 'location', label: 'Location' },
] as const;

export function ImageForm({ onSeveral }: { onSeveral: (photos: File[]) => void }) {
  const upload = useFormUpload('image');
  const form = useDraftForm('image', schema, empty);
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const image = useChosenFile(form, 'aboutImage');

  return (
    <UploadForm
      upload={upload}
      submitLabel="Upload Image"
      disabled={!image.file}
      onSubmit={handleSubmit((photo) => upload.start(formBody(photo)))}
    >
      <div className="flex flex-col gap-5">
        <UploadTitle upload={upload} error={errors.title?.message} {...register('title')} />
        <TextAreaField
          label="Description"
          hint="Optional"
          error={errors.description?.message}
          {...register('description')}
          rows={3}
        />
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          {shortFields.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              error={errors[name]?.message}
              className={name === 'location' ? 'sm:col-span-2' : undefined}
              {...register(name)}
            />
          ))}
        </div>
        <CheckboxField
          label="Featured"
          hint="Stands beside your name at the top of the home page"
          {...register('featured')}
        />
      </div>
      <ImageField {...image} onSeveral={onSeveral} />
    </UploadForm>
  );
}
