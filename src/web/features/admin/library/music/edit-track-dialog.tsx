import { trackChangesSchema } from '#shared/tracks.schema.ts';
import { releaseTypeLabels, releaseTypes, type ReleaseType, type Track } from '#shared/tracks.ts';
import { z } from '#shared/zod.ts';
import type { Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import { EditDialog } from '#web/features/admin/library/edit/edit-dialog.tsx';
import { useEditForm } from '#web/features/admin/library/edit/use-edit-form.ts';
import { CoverField } from '#web/features/admin/library/music/cover-field.tsx';
import { trackBody, type CoverChange } from '#web/features/admin/library/music/track-body.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

type Values = {
  title: string;
  releaseType: ReleaseType;
  description: string;
  coverArt: CoverChange;
  featured: boolean;
  version: number;
};

const schema = trackChangesSchema.omit({ removeCover: true }).extend({ coverArt: z.custom<CoverChange>() });

const valuesOf = (track: Track): Values => ({
  title: track.title,
  releaseType: track.releaseType,
  description: track.description ?? '',
  coverArt: 'keep',
  featured: track.featured,
  version: track.version,
});

const inWords = ({ title, releaseType, description, featured }: Values): Said => [
  ['Title', title],
  ['Type', releaseTypeLabels[releaseType]],
  ['Description', description],
  ['Featured', featured ? 'Yes' : 'No'],
];

type Props = { track: Track; onClose: () => void };

export function EditTrackDialog({ track, onClose }: Props) {
  const editing = useEditForm('track', track, {
    schema,
    valuesOf,
    toBody: ({ coverArt, ...changes }) => trackBody(changes, coverArt),
    onClose,
  });
  const { register, getValues, setValue, setError, clearErrors, watch, formState } = editing.form;
  const { errors } = formState;
  const { base, newer } = editing;

  return (
    <EditDialog
      editing={editing}
      conflict={
        newer && {
          mine: [...inWords(getValues()), ['Cover', 'The one shown below']],
          newer: [
            ...inWords(valuesOf(newer)),
            ['Cover', newer.coverArt === base.coverArt ? 'The one shown below' : 'Another one'],
          ],
        }
      }
    >
      <TextField label="Title" error={errors.title?.message} {...register('title')} autoComplete="off" />
      <SelectField
        label="Type"
        error={errors.releaseType?.message}
        {...register('releaseType')}
        values={releaseTypes}
        labels={releaseTypeLabels}
      />
      <TextAreaField
        label="Description"
        error={errors.description?.message}
        {...register('description')}
        rows={3}
      />
      <CoverField
        track={base}
        change={watch('coverArt')}
        error={errors.coverArt?.message}
        onChange={(change) => {
          clearErrors('coverArt');
          setValue('coverArt', change);
        }}
        onRefused={(message) => setError('coverArt', { message })}
      />
      <CheckboxField label="Featured" {...register('featured')} />
    </EditDialog>
  );
}
