import { useFormContext } from 'react-hook-form';
import { visibilities, visibilityLabels } from '#shared/visibility.ts';
import { PublishAtField } from '#web/features/admin/fields/visibility-fields.tsx';
import {
  leaveAsItIs,
  type ReleaseValues,
  type SongsVisibility,
} from '#web/features/admin/releases/release-values.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const choices = ['', ...visibilities] as const;

const labels: Record<SongsVisibility, string> = {
  '': leaveAsItIs,
  ...visibilityLabels,
};

const hints: Record<SongsVisibility, string> = {
  '': 'Each song keeps its own. Visitors see the release once one of its songs is published.',
  published: 'Everybody sees all its songs',
  draft: 'Only you see its songs, here in the dashboard',
  scheduled: 'Only you see its songs until their time has come',
};

/** Who gets to see the songs, all of them at once. They may differ: so nothing is changed unless something is chosen. */
export function SongsVisibilityField() {
  const { register, watch, formState } = useFormContext<ReleaseValues>();
  const visibility = watch('visibility');
  return (
    <>
      <SelectField
        label="Visibility of its songs"
        hint={hints[visibility]}
        error={formState.errors.visibility?.message}
        {...register('visibility')}
        values={choices}
        labels={labels}
      />
      {visibility === 'scheduled' && <PublishAtField />}
    </>
  );
}
