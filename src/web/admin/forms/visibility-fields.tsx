import { useController, useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { visibilities, type Visibility } from '#shared/catalogue/visibility.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { localDay, localTime, momentOf, visibilityText } from '#web/admin/forms/schedule.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** `publishAt` is in UTC; its field shows it in the owner's time zone. */
export type VisibilityValues = { visibility: Visibility; publishAt: string };

export const schedule = {
  visibility: {
    label: () => ownerText().forms.visibility,
    text: (_: Visibility, values: VisibilityValues) => visibilityText(values),
  },
  publishAt: { label: () => ownerText().forms.publishAt, text: null },
};

export function VisibilityFields() {
  const { watch } = useFormContext<VisibilityValues>();
  const field = useFields(schedule);
  const visibility = watch('visibility');
  return (
    <>
      <SelectField
        {...field('visibility')}
        hint={ownerText().forms.visibilityHints[visibility]}
        values={visibilities}
        labels={ownerText().forms.visibilities}
      />
      {visibility === 'scheduled' && <PublishAtField />}
    </>
  );
}

export function PublishAtField() {
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState,
  } = useController<VisibilityValues, 'publishAt'>({ name: 'publishAt' });
  const { getValues, setValue } = useFormContext<VisibilityValues & { releaseDate?: string }>();
  const choose = (publishAt: string) => {
    // The release date follows the day of publishing until the owner changes it.
    if (getValues('releaseDate') === localDay(value)) setValue('releaseDate', localDay(publishAt));
    onChange(publishAt);
  };
  return (
    <TextField
      label={schedule.publishAt.label()}
      hint={ownerText().forms.yourTime({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
      error={fieldState.error?.message}
      type="datetime-local"
      // Without a maximum the year takes six digits.
      max="9999-12-31T23:59"
      name={name}
      ref={ref}
      value={localTime(value)}
      onBlur={onBlur}
      onChange={(event) => choose(momentOf(event.target.value))}
    />
  );
}
