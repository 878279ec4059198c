import { ownerText } from '#shared/language/text.ts';
import { coverExtensions } from '#shared/media/media.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { PictureChangeField } from '#web/admin/edit/picture-change-field.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';

type Covered = { title: string; coverArt: string | null; coverPicture: PictureFacts | null };

export function CoverField({ base }: { base: Covered }) {
  return (
    <PictureChangeField
      name="coverArt"
      label={ownerText().forms.coverArt}
      hint={fileHints.cover(useUploadLimits())}
      extensions={coverExtensions}
      title={base.title}
      path={base.coverArt}
      facts={base.coverPicture}
      shape="size-24"
      isSquare
    />
  );
}
