import type { ReactNode } from 'react';
import { releaseKinds } from '#shared/catalogue/releases.ts';
import { releaseTypeLabels } from '#shared/catalogue/tracks.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { LinksField } from '#web/admin/forms/links-field.tsx';
import { releaseForm, type KnownTrack } from '#web/admin/releases/release-form.ts';
import { ReleaseTracksField } from '#web/admin/releases/release-tracks-field.tsx';
import { TracksVisibilityField } from '#web/admin/releases/tracks-visibility-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

type Props = {
  tracks: Map<number, KnownTrack>;
  onTrack: (track: KnownTrack) => void;
  children: ReactNode;
};

export function ReleaseFields({ tracks, onTrack, children }: Props) {
  const field = useFields(releaseForm.fields);
  return (
    <>
      <TextField {...field('title')} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field('releaseType')} values={releaseKinds} labels={releaseTypeLabels} />
        <TextField
          {...field('releaseDate')}
          type="date"
          hint="Optional. Without one, the day it was added is shown."
        />
      </div>
      {children}
      <ReleaseTracksField tracks={tracks} onTrack={onTrack} />
      <TracksVisibilityField />
      <TextAreaField {...field('description')} hint="Optional" rows={3} />
      <TextAreaField {...field('credits')} hint="Optional. Who played, wrote, recorded." rows={3} />
      <LinksField
        name="links"
        label="Links"
        hint="Optional. Where it can be bought or streamed, in the order they are shown."
      />
    </>
  );
}
