import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { coverExtensions } from '#shared/media/media.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { FileChangeField } from '#web/admin/edit/file-change-field.tsx';
import type { FileChange } from '#web/admin/edit/file-change.ts';
import { FocalPointField } from '#web/admin/edit/focal-point-field.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { SmallPicture } from '#web/admin/lists/row-cells.tsx';

type Covered = { title: string; coverArt: string | null; coverPicture: PictureFacts | null };

export function CoverField({ base }: { base: Covered }) {
  const { watch } = useFormContext<{ coverArt: FileChange }>();
  return (
    <>
      <FileChangeField
        name="coverArt"
        label={ownerText().forms.coverArt}
        hint={fileHints.cover(useUploadLimits())}
        media="picture"
        extensions={coverExtensions}
        current={
          <SmallPicture
            title={base.title}
            path={watch('coverArt') === 'remove' ? null : base.coverArt}
            facts={base.coverPicture}
            className="size-24"
          />
        }
        shape="size-24"
        hasFile={base.coverArt !== null}
      />
      <FocalPointField file="coverArt" path={base.coverArt} facts={base.coverPicture} />
    </>
  );
}
