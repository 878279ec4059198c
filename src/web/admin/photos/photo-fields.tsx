import { ownerText } from '#shared/language/text.ts';
import { newPhotoSchema } from '#shared/catalogue/photos.schema.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { formOf } from '#web/admin/forms/form-values.ts';
import { schedule, VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

export const photoForm = formOf(newPhotoSchema.omit({ focus: true }), {
  title: { label: () => ownerText().photos.fields.title },
  description: { label: () => ownerText().photos.fields.description },
  photographer: { label: () => ownerText().photos.fields.photographer },
  year: { label: () => ownerText().photos.fields.year },
  location: { label: () => ownerText().photos.fields.location },
  ...schedule,
  featured: { label: () => ownerText().photos.fields.featured },
});

/** `focusTitle`: after an upload the next one starts in the title. */
export function PhotoFields({ focusTitle }: { focusTitle?: boolean }) {
  const field = useFields(photoForm.fields);
  const { hints } = ownerText().photos;
  return (
    <>
      <TextField
        {...field('title')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after an upload, whose form had the focus
        autoFocus={focusTitle}
      />
      <TextAreaField {...field('description')} hint={hints.description} rows={3} />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField {...field('photographer')} autoComplete="off" />
        <TextField {...field('year')} autoComplete="off" />
        <TextField {...field('location')} className="sm:col-span-2" autoComplete="off" />
      </div>
      <VisibilityFields />
      <CheckboxField {...field('featured')} hint={hints.featured} />
    </>
  );
}
