import type { ReactNode } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { newVideoSchema } from '#shared/catalogue/videos.schema.ts';
import { videoTypes } from '#shared/catalogue/videos.ts';
import { MoreFields, releaseDate, ReleaseDateField, useFields } from '#web/admin/forms/form-fields.tsx';
import { formOf } from '#web/admin/forms/form-values.ts';
import { LinksField } from '#web/admin/forms/links-field.tsx';
import { schedule, VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

export const videoForm = formOf(newVideoSchema.omit({ focus: true }), {
  title: { label: () => ownerText().videos.fields.title },
  videoType: {
    label: () => ownerText().videos.fields.videoType,
    text: (type) => text().catalogue.videoTypes[type],
  },
  embedUrl: { label: () => ownerText().videos.fields.embedUrl },
  releaseDate,
  ...schedule,
  featured: { label: () => ownerText().videos.fields.featured },
  description: { label: () => ownerText().videos.fields.description },
  credits: { label: () => ownerText().videos.fields.credits },
  links: { label: () => ownerText().videos.fields.links },
});

type Props = {
  /** A new video is only "Featured", with a hint of its own. */
  featured?: { label: string; hint: string };
  /** The source and the thumbnail, after the release date. */
  children?: ReactNode;
};

export function VideoFields({ featured, children }: Props) {
  const field = useFields(videoForm.fields);
  const { fields, hints, more } = ownerText().videos;
  return (
    <>
      <TextField {...field('title')} autoComplete="off" />
      <SelectField {...field('videoType')} values={videoTypes} labels={text().catalogue.videoTypes} />
      <ReleaseDateField />
      {children}
      <VisibilityFields />
      <CheckboxField
        {...field('featured')}
        {...featured}
        hint={
          <>
            {featured && <span className="block">{featured.hint}</span>}
            <span className="block">{hints.featured}</span>
          </>
        }
      />
      <MoreFields title={more.title} hint={more.hint} names={['description', 'credits', 'links']}>
        <TextAreaField {...field('description')} rows={4} />
        <TextAreaField {...field('credits')} hint={hints.credits} rows={3} />
        <LinksField name="links" label={fields.links} hint={hints.links} />
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
      hint={ownerText().videos.hints.embedUrl}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after an upload, whose form had the focus
      autoFocus={startsFocused}
    />
  );
}
