import { useMemo } from 'react';
import { coverExtensions } from '#shared/media.ts';
import type { Focus } from '#shared/pictures.schema.ts';
import { releaseChangesSchema, type ReleaseDetails } from '#shared/releases.schema.ts';
import { z } from '#shared/zod.ts';
import { EditDialog } from '#web/features/admin/edit/edit-dialog.tsx';
import { FileChangeField } from '#web/features/admin/edit/file-change-field.tsx';
import {
  bodyWithFiles,
  newerFile,
  shownBelow,
  type FileChange,
} from '#web/features/admin/edit/file-change.ts';
import { useEditForm } from '#web/features/admin/edit/use-edit-form.ts';
import { FocalPointField } from '#web/features/admin/fields/focal-point-field.tsx';
import { SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import { ReleaseFields } from '#web/features/admin/releases/release-fields.tsx';
import {
  releaseSummary,
  releaseValuesOf,
  releaseWords,
  type ReleaseValues,
} from '#web/features/admin/releases/release-values.ts';
import { useKnownSongs } from '#web/features/admin/releases/use-known-songs.ts';

type Values = ReleaseValues & { coverArt: FileChange; focus?: Focus };

const schema = z.preprocess(
  (values) => releaseWords(values as Values),
  releaseChangesSchema.omit({ removeCover: true }).extend({ coverArt: z.custom<FileChange>() }),
);

type Props = { release: ReleaseDetails; onClose: () => void };

export default function EditReleaseDialog({ release, onClose }: Props) {
  const { songs, learn } = useKnownSongs(release.tracks);
  const editing = useEditForm('release', release, {
    schema,
    valuesOf: (item): Values => ({ ...releaseValuesOf(item), coverArt: 'keep' }),
    toBody: ({ coverArt, ...changes }) => bodyWithFiles(changes, { coverArt }),
    onClose,
  });
  const { base, newer, form } = editing;
  const newerSongs = useMemo(
    () => new Map([...songs, ...(newer?.tracks ?? []).map((song) => [song.id, song] as const)]),
    [songs, newer],
  );
  return (
    <EditDialog
      editing={editing}
      conflict={
        newer && {
          mine: [...releaseSummary(form.getValues(), songs), ['Cover', shownBelow]],
          newer: [
            ...releaseSummary(releaseValuesOf(newer), newerSongs),
            ['Cover', newerFile(base.coverArt, newer.coverArt)],
          ],
        }
      }
    >
      <ReleaseFields songs={newerSongs} onSong={(song) => learn([song])}>
        <FileChangeField
          name="coverArt"
          label="Cover Art"
          hint="Recommended: 1400x1400"
          media="picture"
          extensions={coverExtensions}
          current={
            <SmallPicture
              title={base.title}
              path={form.watch('coverArt') === 'remove' ? null : base.coverArt}
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
      </ReleaseFields>
    </EditDialog>
  );
}
