import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { releaseKinds } from '#shared/releases.ts';
import { releaseTypeLabels } from '#shared/tracks.ts';
import { LinksField } from '#web/features/admin/fields/links-field.tsx';
import { ReleaseSongsField } from '#web/features/admin/releases/release-songs-field.tsx';
import { SongsVisibilityField } from '#web/features/admin/releases/songs-visibility-field.tsx';
import type { KnownSong, ReleaseValues } from '#web/features/admin/releases/release-values.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

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
          hint="Optional. Without one, the day it was added is shown."
          error={errors.releaseDate?.message}
          {...register('releaseDate')}
        />
      </div>
      {children}
      <ReleaseSongsField songs={songs} onSong={onSong} />
      <SongsVisibilityField />
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
      <LinksField
        name="links"
        label="Links"
        hint="Optional. Where it can be bought or streamed, in the order they are shown."
      />
    </>
  );
}
