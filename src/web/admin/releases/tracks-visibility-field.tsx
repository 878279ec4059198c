import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { visibilities } from '#shared/catalogue/visibility.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { PublishAtField } from '#web/admin/forms/visibility-fields.tsx';
import { releaseForm, type ReleaseValues } from '#web/admin/releases/release-form.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const choices = ['', ...visibilities] as const;

/** Sets the visibility of all tracks at once. Theirs may differ, so nothing changes unless one is chosen. */
export function TracksVisibilityField() {
  const { watch } = useFormContext<ReleaseValues>();
  const field = useFields(releaseForm.fields);
  const visibility = watch('visibility');
  const { leaveAsItIs, ...hints } = ownerText().releases.visibility;
  return (
    <>
      <SelectField
        {...field('visibility')}
        hint={hints[visibility || 'unchanged']}
        values={choices}
        labels={{ '': leaveAsItIs, ...ownerText().forms.visibilities }}
      />
      {visibility === 'scheduled' && <PublishAtField />}
    </>
  );
}
