import { useFormContext } from 'react-hook-form';
import { coverExtensions } from '#shared/media.ts';
import type { PictureFacts } from '#shared/pictures.schema.ts';
import { FileChangeField } from '#web/features/admin/edit/file-change-field.tsx';
import type { FileChange } from '#web/features/admin/edit/file-change.ts';
import { FocalPointField } from '#web/features/admin/fields/focal-point-field.tsx';
import { fileHints } from '#web/features/admin/upload/files/file-hints.ts';
import { useUploadLimits } from '#web/features/admin/upload/upload-limits.ts';
import { SmallPicture } from '#web/features/admin/lists/row-parts.tsx';

type Covered = { title: string; coverArt: string | null; coverPicture: PictureFacts | null };

/** The cover of a song or a release in its edit dialog: kept, taken away or replaced, and what matters in it. */
export function CoverField({ base }: { base: Covered }) {
  const { watch } = useFormContext<{ coverArt: FileChange }>();
  return (
    <>
      <FileChangeField
        name="coverArt"
        label="Cover Art"
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
        word="Cover"
        isRemovable
      />
      <FocalPointField file="coverArt" path={base.coverArt} facts={base.coverPicture} />
    </>
  );
}
