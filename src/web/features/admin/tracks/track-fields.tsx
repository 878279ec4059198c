import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { shortDate } from '#shared/format.ts';
import type { TrackDetails } from '#shared/tracks.schema.ts';
import { releaseTypeLabels, releaseTypes, type ReleaseType } from '#shared/tracks.ts';
import { yesOrNo, type FieldSummary } from '#web/features/admin/edit/conflict-notice.tsx';
import { ReleaseDateField } from '#web/features/admin/fields/release-date-field.tsx';
import {
  publishedNow,
  VisibilityFields,
  visibilitySummary,
  visibilityValuesOf,
  type VisibilityValues,
} from '#web/features/admin/fields/visibility-fields.tsx';
import { noWords, TrackWords, type WordValues } from '#web/features/admin/tracks/track-words.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

/** What the owner writes about a track, when it is uploaded and when it is edited. */
export type TrackValues = VisibilityValues &
  WordValues & {
    title: string;
    releaseType: ReleaseType;
    releaseDate: string;
    description: string;
    featured: boolean;
    downloadable: boolean;
  };

export const emptyTrack: TrackValues = {
  title: '',
  releaseType: 'single',
  releaseDate: '',
  description: '',
  featured: false,
  downloadable: true,
  ...publishedNow,
  ...noWords,
};

export const trackValuesOf = (track: TrackDetails): TrackValues => ({
  title: track.title,
  releaseType: track.releaseType,
  releaseDate: track.releaseDate ?? '',
  description: track.description ?? '',
  featured: track.featured,
  downloadable: track.downloadable,
  ...visibilityValuesOf(track),
  lyrics: track.lyrics ?? '',
  credits: track.credits ?? '',
  isrc: track.isrc ?? '',
  explicit: track.explicit,
  links: track.links.join('\n'),
});

export const trackSummary = (values: TrackValues): FieldSummary => [
  ['Title', values.title],
  ['Release Type', releaseTypeLabels[values.releaseType]],
  ['Release Date', values.releaseDate && shortDate(values.releaseDate)],
  ['Description', values.description],
  ...visibilitySummary(values),
  ['Featured', yesOrNo(values.featured)],
  ['Visitors may download this song', yesOrNo(values.downloadable)],
  ['Lyrics', values.lyrics],
  ['Credits', values.credits],
  ['Explicit', yesOrNo(values.explicit)],
  ['ISRC', values.isrc],
  ['Links', values.links],
];

type Props = {
  /** The release it is on, which says what type it is. */
  release?: TrackDetails['release'];
  /** What stands between the texts and the rest. */
  children?: ReactNode;
};

export function TrackFields({ release, children }: Props) {
  const { register, formState } = useFormContext<TrackValues>();
  const { errors } = formState;
  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...register('title')} autoComplete="off" />
      {release ? (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">Release Type</p>
          <p>
            {releaseTypeLabels[release.releaseType]}, as it is on “{release.title}”
          </p>
        </div>
      ) : (
        <SelectField
          label="Release Type"
          hint="To make an album of several songs, select them under Manage Content"
          error={errors.releaseType?.message}
          {...register('releaseType')}
          values={releaseTypes}
          labels={releaseTypeLabels}
        />
      )}
      <ReleaseDateField
        otherwise={
          release?.releaseDate ? `that of “${release.title}”, ${shortDate(release.releaseDate)},` : undefined
        }
      />
      <TextAreaField
        label="Description"
        hint="Optional"
        error={errors.description?.message}
        {...register('description')}
        rows={4}
      />
      {children}
      <VisibilityFields />
      <CheckboxField
        label="Featured"
        hint="Stands first on the home page, as the latest song, in place of the one featured before"
        {...register('featured')}
      />
      <CheckboxField
        label="Visitors may download this song"
        hint="Without it, fans can still listen here, in podcast apps, and offline in their browser"
        {...register('downloadable')}
      />
      <TrackWords />
    </>
  );
}
