import { useMemo } from 'react';
import type { Focus } from '#shared/pictures.schema.ts';
import { releaseChangesSchema, type ReleaseDetails } from '#shared/releases.schema.ts';
import { z } from '#shared/zod.ts';
import { EditDialog } from '#web/features/admin/edit/edit-dialog.tsx';
import { EmbedCode } from '#web/features/admin/edit/embed-code.tsx';
import {
  bodyWithFiles,
  newerFile,
  shownBelow,
  type FileChange,
} from '#web/features/admin/edit/file-change.ts';
import { useEditForm } from '#web/features/admin/edit/use-edit-form.ts';
import { CoverField } from '#web/features/admin/fields/cover-field.tsx';
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
        <CoverField base={base} />
      </ReleaseFields>
      <EmbedCode
        kind="release"
        item={base}
        isPublished={base.tracks.some(({ visibility }) => visibility === 'published')}
      />
    </EditDialog>
  );
}
