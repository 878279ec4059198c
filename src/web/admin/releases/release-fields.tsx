import type { ReactNode } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { releaseKinds } from '#shared/catalogue/releases.ts';
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
  return (
    <>
      <ReleaseMainFields />
      {children}
      <ReleaseTracksField tracks={tracks} onTrack={onTrack} />
      <TracksVisibilityField />
      <ReleaseMoreFields />
    </>
  );
}

export function ReleaseMainFields({ dateHint = ownerText().releases.hints.releaseDate }) {
  const field = useFields(releaseForm.fields);
  return (
    <>
      <TextField {...field('title')} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field('releaseType')} values={releaseKinds} labels={text().catalogue.releaseTypes} />
        <TextField {...field('releaseDate')} type="date" hint={dateHint} />
      </div>
    </>
  );
}

export function ReleaseMoreFields() {
  const field = useFields(releaseForm.fields);
  const { fields, hints } = ownerText().releases;
  return (
    <>
      <TextAreaField {...field('description')} hint={hints.description} rows={3} />
      <TextAreaField {...field('credits')} hint={hints.credits} rows={3} />
      <LinksField name="links" label={fields.links} hint={hints.links} />
    </>
  );
}
