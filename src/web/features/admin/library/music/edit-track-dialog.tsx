import { useState } from 'react';
import { trackChangesSchema } from '#shared/tracks.schema.ts';
import { releaseTypeLabels, releaseTypes, type ReleaseType, type Track } from '#shared/tracks.ts';
import type { Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import { EditDialog } from '#web/features/admin/library/edit/edit-dialog.tsx';
import { useEditForm } from '#web/features/admin/library/edit/use-edit-form.ts';
import { CoverField } from '#web/features/admin/library/music/cover-field.tsx';
import { trackBody, type CoverChange } from '#web/features/admin/library/music/track-body.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

type Values = { title: string; releaseType: ReleaseType; description: string; featured: boolean };

const fieldsSchema = trackChangesSchema.pick({
  title: true,
  releaseType: true,
  description: true,
  featured: true,
});

const valuesOf = (track: Track): Values => ({
  title: track.title,
  releaseType: track.releaseType,
  description: track.description ?? '',
  featured: track.featured,
});

const inWords = ({ title, releaseType, description, featured }: Values): Said => [
  ['Title', title],
  ['Type', releaseTypeLabels[releaseType]],
  ['Description', description],
  ['Featured', featured ? 'Yes' : 'No'],
];

type Props = { track: Track; onClose: () => void };

export function EditTrackDialog({ track, onClose }: Props) {
  const [shown, setShown] = useState(track);
  const [cover, setCover] = useState<CoverChange>('keep');
  const [coverError, setCoverError] = useState<string>();
  const editing = useEditForm('track', track, {
    schema: fieldsSchema,
    valuesOf,
    toBody: (values, version) => trackBody({ ...values, version }, cover),
    onLoad: (newer) => {
      setShown(newer);
      setCover('keep');
    },
    onRefused: (fields) => setCoverError(fields['coverArt']),
    onClose,
  });
  const { register, getValues, formState } = editing.form;
  const { errors } = formState;
  const { newer } = editing;

  return (
    <EditDialog
      editing={{ ...editing, isDirty: editing.isDirty || cover !== 'keep' }}
      conflict={
        newer && {
          mine: [...inWords(getValues()), ['Cover', 'The one shown below']],
          newer: [
            ...inWords(valuesOf(newer)),
            ['Cover', newer.coverArt === shown.coverArt ? 'The one shown below' : 'Another one'],
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
        track={shown}
        change={cover}
        error={coverError}
        onChange={(next, error) => {
          setCover(next);
          setCoverError(error);
        }}
      />
      <CheckboxField label="Featured" {...register('featured')} />
    </EditDialog>
  );
}
