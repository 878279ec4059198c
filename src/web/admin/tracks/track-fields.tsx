import type { ReactNode } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { newTrackSchema, type TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import { releaseTypes } from '#shared/catalogue/tracks.ts';
import { MoreFields, releaseDate, ReleaseDateField, useFields } from '#web/admin/forms/form-fields.tsx';
import { formOf } from '#web/admin/forms/form-values.ts';
import { LinksField } from '#web/admin/forms/links-field.tsx';
import { schedule, VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

export const trackForm = formOf(newTrackSchema.omit({ focus: true }), {
  title: { label: () => ownerText().tracks.fields.title },
  releaseType: {
    label: () => ownerText().tracks.fields.releaseType,
    text: (type) => text().catalogue.releaseTypes[type],
  },
  releaseDate,
  description: { label: () => ownerText().tracks.fields.description },
  ...schedule,
  featured: { label: () => ownerText().tracks.fields.featured },
  downloadable: { label: () => ownerText().tracks.fields.downloadable },
  lyrics: { label: () => ownerText().tracks.fields.lyrics },
  credits: { label: () => ownerText().tracks.fields.credits },
  explicit: { label: () => ownerText().tracks.fields.explicit },
  isrc: { label: () => ownerText().tracks.fields.isrc },
  links: { label: () => ownerText().tracks.fields.links },
});

type Props = {
  /** The release of the track, which decides its type. */
  release?: TrackDetails['release'];
  /** The files of the track, after its description. */
  children?: ReactNode;
};

export function TrackFields({ release, children }: Props) {
  const field = useFields(trackForm.fields);
  const { fields, hints, more } = ownerText().tracks;
  return (
    <>
      <TextField {...field('title')} autoComplete="off" />
      {release ? (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">{fields.releaseType}</p>
          <p>
            {hints.releaseTypeOfRelease({
              type: text().catalogue.releaseTypes[release.releaseType],
              release: release.title,
            })}
          </p>
        </div>
      ) : (
        <SelectField
          {...field('releaseType')}
          hint={hints.releaseType}
          values={releaseTypes}
          labels={text().catalogue.releaseTypes}
        />
      )}
      <ReleaseDateField release={release} />
      <TextAreaField {...field('description')} hint={hints.description} rows={4} />
      {children}
      <VisibilityFields />
      <CheckboxField {...field('featured')} hint={hints.featured} />
      <CheckboxField {...field('downloadable')} hint={hints.downloadable} />
      <MoreFields
        title={more.title}
        hint={more.hint}
        names={['lyrics', 'credits', 'explicit', 'isrc', 'links']}
      >
        <TextAreaField {...field('lyrics')} hint={hints.lyrics} rows={8} />
        <TextAreaField {...field('credits')} hint={hints.credits} rows={3} />
        <CheckboxField {...field('explicit')} hint={hints.explicit} />
        <TextField {...field('isrc')} hint={hints.isrc} autoComplete="off" spellCheck={false} />
        <LinksField name="links" label={fields.links} hint={hints.links} />
      </MoreFields>
    </>
  );
}
