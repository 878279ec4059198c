import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { photoChangesSchema } from '#shared/photos.schema.ts';
import type { Photo } from '#shared/photos.ts';
import { ConflictNotice, type Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import { EditDialog } from '#web/features/admin/library/edit/edit-dialog.tsx';
import { formResolver } from '#web/features/admin/library/edit/form-resolver.ts';
import { showFieldErrors } from '#web/features/admin/library/edit/show-field-errors.ts';
import { useEdit } from '#web/features/admin/library/edit/use-edit.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Values = {
  title: string;
  description: string;
  photographer: string;
  location: string;
  year: string;
  featured: boolean;
};

const fieldsSchema = photoChangesSchema.omit({ version: true });
type Output = z.output<typeof fieldsSchema>;

const valuesOf = (photo: Photo): Values => ({
  title: photo.title,
  description: photo.description ?? '',
  photographer: photo.photographer ?? '',
  location: photo.location ?? '',
  year: photo.year ?? '',
  featured: photo.featured,
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
  const form = useForm<Values, unknown, Output>({
    resolver: formResolver(fieldsSchema),
    defaultValues: valuesOf(photo),
  });
  const { register, handleSubmit, getValues } = form;
  const { errors, isDirty } = form.formState;
  const edit = useEdit('image', photo, {
    toBody: (values: Output, version) => ({ ...values, version }),
    load: (newer) => form.reset(valuesOf(newer)),
    onRefused: (fields) => showFieldErrors(form, fields),
    onClose,
  });

  return (
    <EditDialog
      title="Edit Image"
      isDirty={isDirty}
      isPending={edit.isPending}
      onSubmit={handleSubmit(edit.save)}
      onClose={onClose}
      conflict={
        edit.newer && (
          <ConflictNotice
            kind="image"
            mine={inWords(getValues())}
            newer={inWords(valuesOf(edit.newer))}
            isPending={edit.isPending}
            onLoad={edit.loadNewer}
            onOverwrite={() => void handleSubmit(edit.saveOver)()}
          />
        )
      }
    >
      <FormField label="Title" error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} autoComplete="off" />}
      </FormField>
      <FormField label="Description" error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} rows={3} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Photographer" error={errors.photographer?.message}>
          {(field) => <Input {...field} {...register('photographer')} autoComplete="off" />}
        </FormField>
        <FormField label="Year" error={errors.year?.message}>
          {(field) => <Input {...field} {...register('year')} autoComplete="off" />}
        </FormField>
      </div>
      <FormField label="Location" error={errors.location?.message}>
        {(field) => <Input {...field} {...register('location')} autoComplete="off" />}
      </FormField>
      <FormField inline label="Featured">
        {(field) => <Checkbox {...field} {...register('featured')} />}
      </FormField>
    </EditDialog>
  );
}
