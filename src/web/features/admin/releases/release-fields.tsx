import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Release, ReleaseDetails } from '#shared/releases.schema.ts';
import { releaseKinds } from '#shared/releases.ts';
import { releaseTypeLabels, type ReleaseType } from '#shared/tracks.ts';
import type { FieldSummary } from '#web/features/admin/edit/conflict-notice.tsx';
import { ReleaseSongsField, type KnownSong } from '#web/features/admin/releases/release-songs-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

/** What the owner writes about a release. Links stand one in a line, songs are their numbers: both are text, as a draft keeps it. */
export type ReleaseValues = {
  title: string;
  releaseType: ReleaseType;
  releaseDate: string;
  description: string;
  credits: string;
  links: string;
  trackIds: string;
};

const separator = ',';
export const idsOf = (text: string) => text.split(separator).filter(Boolean).map(Number);
export const textOfIds = (songs: readonly { id: number }[]) => songs.map(({ id }) => id).join(separator);
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

export const releaseValuesOf = (release: Partial<Release & ReleaseDetails>): ReleaseValues => ({
  title: release.title ?? '',
  releaseType: release.releaseType ?? 'album',
  releaseDate: release.releaseDate ?? '',
  description: release.description ?? '',
  credits: release.credits ?? '',
  links: (release.links ?? []).join('\n'),
  trackIds: textOfIds(release.tracks ?? []),
});

/** As the schemas and the server take it. */
export const releaseWords = <Values extends Pick<ReleaseValues, 'links' | 'trackIds'>>(values: Values) => ({
  ...values,
  links: linesOf(values.links),
  trackIds: idsOf(values.trackIds),
});

export const releaseSummary = (values: ReleaseValues, songs: Map<number, KnownSong>): FieldSummary => [
  ['Title', values.title],
  ['Type', releaseTypeLabels[values.releaseType]],
  ['Release Date', values.releaseDate],
  ['Description', values.description],
  ['Credits', values.credits],
  ['Links', values.links],
  [
    'Songs',
    idsOf(values.trackIds)
      .map((id) => songs.get(id)?.title ?? id)
      .join('\n'),
  ],
];

type Props = {
  /** The songs whose titles are known already. */
  songs: Map<number, KnownSong>;
  onSong: (song: KnownSong) => void;
  /** The cover. */
  children: ReactNode;
};

export function ReleaseFields({ songs, onSong, children }: Props) {
  const { register, formState } = useFormContext<ReleaseValues>();
  const { errors } = formState;
  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...register('title')} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Type"
          error={errors.releaseType?.message}
          {...register('releaseType')}
          values={releaseKinds}
          labels={releaseTypeLabels}
        />
        <TextField
          type="date"
          label="Release Date"
          hint="Optional. Without it, today counts."
          error={errors.releaseDate?.message}
          {...register('releaseDate')}
        />
      </div>
      {children}
      <ReleaseSongsField songs={songs} onSong={onSong} />
      <TextAreaField
        label="Description"
        hint="Optional"
        error={errors.description?.message}
        {...register('description')}
        rows={3}
      />
      <TextAreaField
        label="Credits"
        hint="Optional. Who played, wrote, recorded."
        error={errors.credits?.message}
        {...register('credits')}
        rows={3}
      />
      <TextAreaField
        label="Links"
        hint="Optional. Where it can be bought or streamed: one address in a line, each beginning with https://"
        error={errors.links?.message}
        {...register('links')}
        rows={2}
      />
    </>
  );
}
