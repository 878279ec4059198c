import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { trackChangesSchema } from '#shared/tracks.schema.ts';
import { releaseTypeLabels, releaseTypes, type ReleaseType, type Track } from '#shared/tracks.ts';
import { ConflictNotice, type Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import { EditDialog } from '#web/features/admin/library/edit/edit-dialog.tsx';
import { formResolver } from '#web/features/admin/library/edit/form-resolver.ts';
import { showFieldErrors } from '#web/features/admin/library/edit/show-field-errors.ts';
import { useEdit } from '#web/features/admin/library/edit/use-edit.ts';
import { CoverField } from '#web/features/admin/library/music/cover-field.tsx';
import { trackBody, type CoverChange } from '#web/features/admin/library/music/track-body.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Values = { title: string; releaseType: ReleaseType; description: string; featured: boolean };

const fieldsSchema = trackChangesSchema.pick({
  title: true,
  releaseType: true,
  description: true,
  featured: true,
});
type Output = z.output<typeof fieldsSchema>;

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
  const form = useForm<Values, unknown, Output>({
    resolver: formResolver(fieldsSchema),
    defaultValues: valuesOf(track),
  });
  const [shown, setShown] = useState(track);
  const [cover, setCover] = useState<CoverChange>('keep');
  const [coverError, setCoverError] = useState<string>();
  const { register, handleSubmit, getValues } = form;
  const { errors, isDirty } = form.formState;
  const edit = useEdit('track', track, {
    toBody: (values: Output, version) => trackBody({ ...values, version }, cover),
    load: (newer) => {
      form.reset(valuesOf(newer));
      setShown(newer);
      setCover('keep');
    },
    onRefused: (fields) => {
      showFieldErrors(form, fields);
      setCoverError(fields['coverArt']);
    },
    onClose,
  });

  return (
    <EditDialog
      title="Edit Track"
      isDirty={isDirty || cover !== 'keep'}
      isPending={edit.isPending}
      onSubmit={handleSubmit(edit.save)}
      onClose={onClose}
      conflict={
        edit.newer && (
          <ConflictNotice
            kind="track"
            mine={[...inWords(getValues()), ['Cover', 'The one shown below']]}
            newer={[
              ...inWords(valuesOf(edit.newer)),
              ['Cover', edit.newer.coverArt === shown.coverArt ? 'The one shown below' : 'Another one'],
            ]}
            isPending={edit.isPending}
            onLoad={edit.loadNewer}
            onOverwrite={() => void handleSubmit(edit.saveOver)()}
          />
        )
      }
    >
      <FormField label="Title" error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} autoComplete="off" />}
      </FormField>
      <FormField label="Type" error={errors.releaseType?.message}>
        {(field) => (
          <Select {...field} {...register('releaseType')}>
            {releaseTypes.map((type) => (
              <option key={type} value={type}>
                {releaseTypeLabels[type]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label="Description" error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} rows={3} />}
      </FormField>
      <CoverField
        track={shown}
        change={cover}
        error={coverError}
        onChange={(next, error) => {
          setCover(next);
          setCoverError(error);
        }}
      />
      <FormField inline label="Featured">
        {(field) => <Checkbox {...field} {...register('featured')} />}
      </FormField>
    </EditDialog>
  );
}
