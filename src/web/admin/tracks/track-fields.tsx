import type { ReactNode } from 'react';
import { shortDate } from '#shared/primitives/format.ts';
import { newTrackSchema, type TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import { releaseTypeLabels, releaseTypes } from '#shared/catalogue/tracks.ts';
import { MoreFields, releaseDate, ReleaseDateField, useFields } from '#web/admin/forms/form-fields.tsx';
import { formOf } from '#web/admin/forms/form-values.ts';
import { LinksField } from '#web/admin/forms/links-field.tsx';
import { schedule, VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

export const trackForm = formOf(newTrackSchema.omit({ focus: true }), {
  title: { label: 'Title' },
  releaseType: { label: 'Release Type', text: (type) => releaseTypeLabels[type] },
  releaseDate,
  description: { label: 'Description' },
  ...schedule,
  featured: { label: 'Featured' },
  downloadable: { label: 'Visitors may download this song' },
  lyrics: { label: 'Lyrics' },
  credits: { label: 'Credits' },
  explicit: { label: 'Explicit' },
  isrc: { label: 'ISRC' },
  links: { label: 'Links' },
});

type Props = {
  /** The release of the track, which decides its type. */
  release?: TrackDetails['release'];
  /** The files of the track, after its description. */
  children?: ReactNode;
};

export function TrackFields({ release, children }: Props) {
  const field = useFields(trackForm.fields);
  return (
    <>
      <TextField {...field('title')} autoComplete="off" />
      {release ? (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">Release Type</p>
          <p>
            {releaseTypeLabels[release.releaseType]}, as it is on “{release.title}”
          </p>
        </div>
      ) : (
        <SelectField
          {...field('releaseType')}
          hint="To make an album of several songs, select them under Manage Content"
          values={releaseTypes}
          labels={releaseTypeLabels}
        />
      )}
      <ReleaseDateField
        otherwise={
          release?.releaseDate ? `that of “${release.title}”, ${shortDate(release.releaseDate)},` : undefined
        }
      />
      <TextAreaField {...field('description')} hint="Optional" rows={4} />
      {children}
      <VisibilityFields />
      <CheckboxField
        {...field('featured')}
        hint="Stands first on the home page, as the latest song, in place of the one featured before"
      />
      <CheckboxField
        {...field('downloadable')}
        hint="Without it, fans can still listen here, in podcast apps, and offline in their browser"
      />
      <MoreFields
        title="More about this song"
        hint="Lyrics, credits, explicit, ISRC, links"
        names={['lyrics', 'credits', 'explicit', 'isrc', 'links']}
      >
        <TextAreaField
          {...field('lyrics')}
          hint="Plain text, or LRC: with times like [00:12.50] before the lines, each lights up when it is sung"
          rows={8}
        />
        <TextAreaField
          {...field('credits')}
          hint="One line for each kind of work, like “Written by Ana”"
          rows={3}
        />
        <CheckboxField {...field('explicit')} hint="Shows an E beside the title" />
        <TextField
          {...field('isrc')}
          hint="The recording's own code, like USRC17607839"
          autoComplete="off"
          spellCheck={false}
        />
        <LinksField
          name="links"
          label="Links"
          hint="Where the song can be bought or streamed, in the order they are shown"
        />
      </MoreFields>
    </>
  );
}
