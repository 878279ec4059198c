import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { AttachmentField } from '#web/admin/pickers/attachment-field.tsx';
import { MoreFields, useFields } from '#web/admin/forms/form-fields.tsx';
import { PhotosField } from '#web/admin/pickers/photos-field.tsx';
import { detailNames } from '#web/admin/shows/show-details.ts';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';

/** `photos`: those that the show has already. */
export function AfterShowFields({ photos }: { photos: Photo[] }) {
  const { after, fields, hints } = ownerText().shows;
  const field = useFields({ setlist: { label: () => fields.setlist } });
  return (
    <MoreFields title={after.title} hint={after.hint} names={detailNames}>
      <TextAreaField {...field('setlist')} hint={hints.setlist} rows={6} />
      <PhotosField label={fields.photos} most={maximums.showPhotos} saved={photos} />
      <AttachmentField label={fields.trackId} kinds={['track']} />
      <AttachmentField label={fields.videoId} kinds={['video']} />
    </MoreFields>
  );
}
