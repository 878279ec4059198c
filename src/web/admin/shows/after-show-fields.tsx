import { useFormContext } from 'react-hook-form';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { MoreFields, useFields } from '#web/admin/forms/form-fields.tsx';
import { PhotosField } from '#web/admin/shows/photos-field.tsx';
import { detailNames, type ShowDetailValues } from '#web/admin/shows/show-details.ts';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

const fields = {
  setlist: { label: () => ownerText().shows.fields.setlist },
  trackId: { label: () => ownerText().shows.fields.trackId },
  videoId: { label: () => ownerText().shows.fields.videoId },
};

/** `photos`: those that the show has already. */
export function AfterShowFields({ photos }: { photos: Photo[] }) {
  const field = useFields(fields);
  const { watch, setValue } = useFormContext<ShowDetailValues>();
  const { after, hints } = ownerText().shows;
  return (
    <MoreFields title={after.title} hint={after.hint} names={detailNames}>
      <TextAreaField {...field('setlist')} hint={hints.setlist} rows={6} />
      <PhotosField
        known={photos}
        value={watch('imageIds')}
        onChange={(ids) => setValue('imageIds', ids, { shouldDirty: true })}
      />
      <TextField {...field('trackId')} hint={hints.trackId} autoComplete="off" />
      <TextField {...field('videoId')} hint={hints.videoId} autoComplete="off" />
    </MoreFields>
  );
}
