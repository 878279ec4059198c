import { useFormContext } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** The day a song or video came out, which may be long before it was uploaded. */
export function ReleaseDateField() {
  const { register, formState } = useFormContext<{ releaseDate: string }>();
  return (
    <TextField
      label="Release Date"
      hint="Optional. Without one, the day of the upload is shown."
      error={formState.errors.releaseDate?.message}
      type="date"
      max="9999-12-31"
      {...register('releaseDate')}
    />
  );
}
