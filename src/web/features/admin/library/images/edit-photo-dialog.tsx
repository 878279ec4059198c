import { photoChangesSchema } from '#shared/photos.schema.ts';
import type { Photo } from '#shared/photos.ts';
import type { Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import { EditDialog } from '#web/features/admin/library/edit/edit-dialog.tsx';
import { useEditForm } from '#web/features/admin/library/edit/use-edit-form.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

type Values = {
  title: string;
  description: string;
  photographer: string;
  location: string;
  year: string;
  featured: boolean;
  version: number;
};

const valuesOf = (photo: Photo): Values => ({
  title: photo.title,
  description: photo.description ?? '',
  photographer: photo.photographer ?? '',
  location: photo.location ?? '',
  year: photo.year ?? '',
  featured: photo.featured,
  version: photo.version,
});

const inWords = (values: Values): Said => [
  ['Title', values.title],
  ['Description', values.description],
  ['Photographer', values.photographer],
  ['Location', values.location],
  ['Year', values.year],
  ['Featured', values.featured ? 'Yes' : 'No'],
];

type Props = { photo: Photo; onClose: () => void };

export function EditPhotoDialog({ photo, onClose }: Props) {
  const editing = useEditForm('image', photo, { schema: photoChangesSchema, valuesOf, onClose });
  const { register, getValues, formState } = editing.form;
  const { errors } = formState;
  const { newer } = editing;

  return (
    <EditDialog
      editing={editing}
      conflict={newer && { mine: inWords(getValues()), newer: inWords(valuesOf(newer)) }}
    >
      <TextField label="Title" error={errors.title?.message} {...register('title')} autoComplete="off" />
      <TextAreaField
        label="Description"
        error={errors.description?.message}
        {...register('description')}
        rows={3}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Photographer"
          error={errors.photographer?.message}
          {...register('photographer')}
          autoComplete="off"
        />
        <TextField label="Year" error={errors.year?.message} {...register('year')} autoComplete="off" />
      </div>
      <TextField
        label="Location"
        error={errors.location?.message}
        {...register('location')}
        autoComplete="off"
      />
      <CheckboxField label="Featured" {...register('featured')} />
    </EditDialog>
  );
}
