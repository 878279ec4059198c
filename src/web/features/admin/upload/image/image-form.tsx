import { useController } from 'react-hook-form';
import { newPhotoSchema } from '#shared/photos.schema.ts';
import { fileRequired } from '#shared/photos.ts';
import { useDraftForm } from '#web/features/admin/lib/use-draft-form.ts';
import { fileSchema } from '#web/features/admin/upload/files/file-schema.ts';
import { formBody } from '#web/features/admin/upload/sending/form-body.ts';
import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { ImageField } from '#web/features/admin/upload/image/image-field.tsx';
import { UploadFields } from '#web/features/admin/upload/sending/upload-fields.tsx';
import { UploadFooter } from '#web/features/admin/upload/sending/upload-footer.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

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
  const { register, control, handleSubmit, setValue, formState } = useDraftForm('image', schema, empty);
  const { field: image } = useController({ control, name: 'aboutImage' });
  const { errors } = formState;

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((photo) => upload.start(formBody(photo)))(event)}>
      <UploadFields isSending={upload.sending !== null}>
        <div className="flex flex-col gap-5">
          <FormField label="Title" error={errors.title?.message}>
            {(field) => (
              <Input
                {...field}
                {...register('title')}
                autoComplete="off"
                // After an upload the next photo begins here.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={upload.completed > 0}
              />
            )}
          </FormField>
          <FormField label="Description" hint="Optional" error={errors.description?.message}>
            {(field) => <Textarea {...field} {...register('description')} rows={3} />}
          </FormField>
          <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
            {shortFields.map(({ name, label }) => (
              <FormField
                key={name}
                label={label}
                error={errors[name]?.message}
                className={name === 'location' ? 'sm:col-span-2' : undefined}
              >
                {(field) => <Input {...field} {...register(name)} />}
              </FormField>
            ))}
          </div>
          <FormField label="Featured" inline hint="Stands beside your name at the top of the home page">
            {(field) => <Checkbox {...field} {...register('featured')} />}
          </FormField>
        </div>
        <ImageField
          file={image.value}
          error={errors.aboutImage?.message}
          onFile={(file) =>
            setValue('aboutImage', file, { shouldValidate: file !== null || 'aboutImage' in errors })
          }
          onSeveral={onSeveral}
        />
      </UploadFields>
      <UploadFooter upload={upload} submitLabel="Upload Image" disabled={!image.value} />
    </form>
  );
}
