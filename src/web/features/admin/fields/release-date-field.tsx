import { useFormContext } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** The day a song or video came out, which may be long before it was uploaded. `otherwise`: what is shown without one. */
export function ReleaseDateField({ otherwise = 'the day of the upload' }: { otherwise?: string }) {
  const { register, formState } = useFormContext<{ releaseDate: string }>();
  return (
    <TextField
      label="Release Date"
      hint={`Optional. Without one, ${otherwise} is shown.`}
      error={formState.errors.releaseDate?.message}
      type="date"
      max="9999-12-31"
      {...register('releaseDate')}
    />
  );
}
