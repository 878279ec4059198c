import { useFormContext } from 'react-hook-form';
import type { Photo } from '#shared/photos.schema.ts';
import { yesOrNo, type FieldSummary } from '#web/features/admin/edit/conflict-notice.tsx';
import {
  publishedNow,
  VisibilityFields,
  visibilitySummary,
  visibilityValuesOf,
  type VisibilityValues,
} from '#web/features/admin/fields/visibility-fields.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

/** What the owner writes about a photo, when it is uploaded and when it is edited. */
export type PhotoValues = VisibilityValues & {
  title: string;
  description: string;
  photographer: string;
  year: string;
  location: string;
  featured: boolean;
};

export const emptyPhoto: PhotoValues = {
  title: '',
  description: '',
  photographer: '',
  year: '',
  location: '',
  featured: false,
  ...publishedNow,
};

export const photoValuesOf = (photo: Photo): PhotoValues => ({
  title: photo.title,
  description: photo.description ?? '',
  photographer: photo.photographer ?? '',
  year: photo.year ?? '',
  location: photo.location ?? '',
  featured: photo.featured,
  ...visibilityValuesOf(photo),
});

export const photoSummary = (values: PhotoValues): FieldSummary => [
  ['Title', values.title],
  ['Description', values.description],
  ...shortFields.map(({ name, label }) => [label, values[name]] as const),
  ...visibilitySummary(values),
  ['Featured', yesOrNo(values.featured)],
];

const shortFields = [
  { name: 'photographer', label: 'Photographer' },
  { name: 'year', label: 'Year' },
  { name: 'location', label: 'Location' },
] as const;

/** `focusTitle`: the keyboard starts in the title, after an upload, where the next one begins. */
export function PhotoFields({ focusTitle }: { focusTitle?: boolean }) {
  const { register, formState } = useFormContext<PhotoValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Title"
        error={errors.title?.message}
        {...register('title')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after an upload, whose form the keyboard was in
        autoFocus={focusTitle}
      />
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
            autoComplete="off"
          />
        ))}
      </div>
      <VisibilityFields />
      <CheckboxField
        label="Featured"
        hint="Shown with your name at the top of the home page, in place of the one featured before"
        {...register('featured')}
      />
    </>
  );
}
