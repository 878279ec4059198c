import { useFormContext } from 'react-hook-form';
import { visibilities, visibilityLabels } from '#shared/catalogue/visibility.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { PublishAtField } from '#web/admin/forms/visibility-fields.tsx';
import { leaveAsItIs, releaseForm, type ReleaseValues } from '#web/admin/releases/release-form.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

type TracksVisibility = ReleaseValues['visibility'];

const choices = ['', ...visibilities] as const;

const labels: Record<TracksVisibility, string> = { '': leaveAsItIs, ...visibilityLabels };

const hints: Record<TracksVisibility, string> = {
  '': 'Each song keeps its own. Visitors see the release once one of its songs is published.',
  published: 'Everybody sees all its songs',
  draft: 'Only you see its songs, here in the dashboard',
  scheduled: 'Only you see its songs until their time has come',
};

/** Sets the visibility of all tracks at once. Theirs may differ, so nothing changes unless one is chosen. */
export function TracksVisibilityField() {
  const { watch } = useFormContext<ReleaseValues>();
  const field = useFields(releaseForm.fields);
  const visibility = watch('visibility');
  return (
    <>
      <SelectField {...field('visibility')} hint={hints[visibility]} values={choices} labels={labels} />
      {visibility === 'scheduled' && <PublishAtField />}
    </>
  );
}
