import type { ReactNode } from 'react';
import { newVideoSchema } from '#shared/catalogue/videos.schema.ts';
import { videoTypeLabels, videoTypes } from '#shared/catalogue/videos.ts';
import { MoreFields, releaseDate, ReleaseDateField, useFields } from '#web/admin/forms/form-fields.tsx';
import { formOf } from '#web/admin/forms/form-values.ts';
import { LinksField } from '#web/admin/forms/links-field.tsx';
import { schedule, VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

export const videoForm = formOf(newVideoSchema.omit({ focus: true }), {
  title: { label: 'Title' },
  videoType: { label: 'Video Type', text: (type) => videoTypeLabels[type] },
  embedUrl: { label: 'Video URL' },
  releaseDate,
  ...schedule,
  featured: { label: 'Featured on Homepage' },
  description: { label: 'Description' },
  credits: { label: 'Credits' },
  links: { label: 'Links' },
});

type Props = {
  /** A new video is only "Featured", with a hint of its own. */
  featured?: { label: string; hint: string };
  /** The source and the thumbnail, after the release date. */
  children?: ReactNode;
};

export function VideoFields({ featured, children }: Props) {
  const field = useFields(videoForm.fields);
  return (
    <>
      <TextField {...field('title')} autoComplete="off" />
      <SelectField {...field('videoType')} values={videoTypes} labels={videoTypeLabels} />
      <ReleaseDateField />
      {children}
      <VisibilityFields />
      <CheckboxField
        {...field('featured')}
        {...featured}
        hint={
          <>
            {featured && <span className="block">{featured.hint}</span>}
            <span className="block">
              Stands large above the other videos, in place of the one featured before
            </span>
          </>
        }
      />
      <MoreFields
        title="More about this video"
        hint="Description, credits, links"
        names={['description', 'credits', 'links']}
      >
        <TextAreaField {...field('description')} rows={4} />
        <TextAreaField
          {...field('credits')}
          hint="One line for each kind of work, like “Filmed by Ana”"
          rows={3}
        />
        <LinksField
          name="links"
          label="Links"
          hint="Where else it can be found, in the order they are shown"
        />
      </MoreFields>
    </>
  );
}

/** `startsFocused`: after an upload the next one starts here. */
export function VideoUrlField({ startsFocused }: { startsFocused?: boolean }) {
  const field = useFields(videoForm.fields);
  return (
    <TextField
      {...field('embedUrl')}
      hint="YouTube, Vimeo or TikTok"
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after an upload, whose form had the focus
      autoFocus={startsFocused}
    />
  );
}
