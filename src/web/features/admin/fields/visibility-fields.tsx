import { useController, useFormContext } from 'react-hook-form';
import { visibilities, visibilityLabels, type Schedule, type Visibility } from '#shared/visibility.ts';
import type { FieldSummary } from '#web/features/admin/edit/conflict-notice.tsx';
import { localDay, localTime, momentOf, visibilityText } from '#web/features/admin/fields/schedule.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** `publishAt` is kept in UTC; the box shows it on the owner's own clock. */
export type VisibilityValues = { visibility: Visibility; publishAt: string };

export const publishedNow: VisibilityValues = { visibility: 'published', publishAt: '' };

export const visibilityValuesOf = ({ visibility, publishAt }: Schedule): VisibilityValues => ({
  visibility,
  publishAt: publishAt ?? '',
});

export const visibilitySummary = (values: VisibilityValues): FieldSummary => [
  ['Visibility', visibilityText(values)],
];

const hints: Record<Visibility, string> = {
  published: 'Everybody sees it',
  draft: 'Only you see it, here in the dashboard',
  scheduled: 'Only you see it until its time has come',
};

/** Who gets to see it, and from when on. */
export function VisibilityFields() {
  const { register, watch, formState } = useFormContext<VisibilityValues>();
  const visibility = watch('visibility');
  return (
    <>
      <SelectField
        label="Visibility"
        hint={hints[visibility]}
        error={formState.errors.visibility?.message}
        {...register('visibility')}
        values={visibilities}
        labels={visibilityLabels}
      />
      {visibility === 'scheduled' && <PublishAtField />}
    </>
  );
}

/** From when on it is seen, for whatever is scheduled. */
export function PublishAtField() {
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState,
  } = useController<VisibilityValues, 'publishAt'>({ name: 'publishAt' });
  const { getValues, setValue } = useFormContext<VisibilityValues & { releaseDate?: string }>();
  const choose = (publishAt: string) => {
    // It comes out on the day it is published, unless the owner says another one.
    if (getValues('releaseDate') === localDay(value)) setValue('releaseDate', localDay(publishAt));
    onChange(publishAt);
  };
  return (
    <TextField
      label="Publish At"
      hint={`Your time, ${new Intl.DateTimeFormat().resolvedOptions().timeZone}`}
      error={fieldState.error?.message}
      type="datetime-local"
      // Without an end the year takes six digits.
      max="9999-12-31T23:59"
      name={name}
      ref={ref}
      value={localTime(value)}
      onBlur={onBlur}
      onChange={(event) => choose(momentOf(event.target.value))}
    />
  );
}
