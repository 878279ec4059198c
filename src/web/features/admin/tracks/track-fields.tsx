import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Track } from '#shared/tracks.schema.ts';
import { releaseTypeLabels, releaseTypes, type ReleaseType } from '#shared/tracks.ts';
import { yesOrNo, type FieldSummary } from '#web/features/admin/edit/conflict-notice.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

/** What the owner writes about a track, when it is uploaded and when it is edited. */
export type TrackValues = {
  title: string;
  releaseType: ReleaseType;
  description: string;
  featured: boolean;
};

export const emptyTrack: TrackValues = { title: '', releaseType: 'single', description: '', featured: false };

export const trackValuesOf = (track: Track): TrackValues => ({
  title: track.title,
  releaseType: track.releaseType,
  description: track.description ?? '',
  featured: track.featured,
});

export const trackSummary = (values: TrackValues): FieldSummary => [
  ['Title', values.title],
  ['Release Type', releaseTypeLabels[values.releaseType]],
  ['Description', values.description],
  ['Featured', yesOrNo(values.featured)],
];

/** `children`: what stands between the texts and the last field. */
export function TrackFields({ children }: { children?: ReactNode }) {
  const { register, formState } = useFormContext<TrackValues>();
  const { errors } = formState;
  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...register('title')} autoComplete="off" />
      <SelectField
        label="Release Type"
        error={errors.releaseType?.message}
        {...register('releaseType')}
        values={releaseTypes}
        labels={releaseTypeLabels}
      />
      <TextAreaField
        label="Description"
        hint="Optional"
        error={errors.description?.message}
        {...register('description')}
        rows={4}
      />
      {children}
      <CheckboxField
        label="Featured"
        hint="Stands first on the home page, as the latest song, in place of the one featured before"
        {...register('featured')}
      />
    </>
  );
}
