import { playTime } from '#shared/format.ts';
import { linksInText } from '#shared/links.schema.ts';
import { mediaExtensions } from '#shared/media.ts';
import type { Focus } from '#shared/pictures.schema.ts';
import { trackChangesSchema } from '#shared/tracks.schema.ts';
import type { TrackDetails } from '#shared/tracks.schema.ts';
import { z } from '#shared/zod.ts';
import { EditDialog } from '#web/features/admin/edit/edit-dialog.tsx';
import { EmbedCode } from '#web/features/admin/edit/embed-code.tsx';
import { FileChangeField } from '#web/features/admin/edit/file-change-field.tsx';
import {
  bodyWithFiles,
  newerFile,
  shownBelow,
  type FileChange,
} from '#web/features/admin/edit/file-change.ts';
import { useEditForm } from '#web/features/admin/edit/use-edit-form.ts';
import { CoverField } from '#web/features/admin/fields/cover-field.tsx';
import { FoundInFile } from '#web/features/admin/tracks/found-in-file.tsx';
import {
  TrackFields,
  trackSummary,
  trackValuesOf,
  type TrackValues,
} from '#web/features/admin/tracks/track-fields.tsx';
import { fileHints } from '#web/features/admin/upload/files/file-hints.ts';
import { FileSign } from '#web/features/admin/upload/files/file-preview.tsx';
import { useUploadLimits } from '#web/features/admin/upload/upload-limits.ts';

type Values = TrackValues & { coverArt: FileChange; audioFile: FileChange; focus?: Focus };

const schema = trackChangesSchema
  .omit({ removeCover: true })
  .extend({ coverArt: z.custom<FileChange>(), audioFile: z.custom<FileChange>(), links: linksInText() });

const valuesOf = (track: TrackDetails): Values => ({
  ...trackValuesOf(track),
  coverArt: 'keep',
  audioFile: 'keep',
});

type Props = { track: TrackDetails; onClose: () => void };

export function EditTrackDialog({ track, onClose }: Props) {
  const editing = useEditForm('track', track, {
    schema,
    valuesOf,
    toBody: ({ coverArt, audioFile, ...changes }) => bodyWithFiles(changes, { coverArt, audioFile }),
    onClose,
  });
  const limits = useUploadLimits();
  const { base, newer, form } = editing;
  const audioFile = form.watch('audioFile');
  const length = base.duration === null ? '' : `${playTime(base.duration)} long. `;

  return (
    <EditDialog
      editing={editing}
      conflict={
        newer && {
          mine: [...trackSummary(form.getValues()), ['Cover', shownBelow], ['Audio', shownBelow]],
          newer: [
            ...trackSummary(trackValuesOf(newer)),
            ['Cover', newerFile(base.coverArt, newer.coverArt)],
            ['Audio', newerFile(base.audioFile, newer.audioFile)],
          ],
        }
      }
    >
      <TrackFields release={base.release}>
        <FileChangeField
          name="audioFile"
          label="Audio File"
          hint={length + fileHints.audio(limits)}
          media="audio"
          extensions={mediaExtensions.audio}
          current={<FileSign type="audio/" className="size-24" />}
          shape="size-24"
          hasFile
          word="Audio"
        />
        {audioFile instanceof File && <FoundInFile audio={audioFile} />}
        <CoverField base={base} />
      </TrackFields>
      <EmbedCode kind="track" item={base} isPublished={base.visibility === 'published'} />
    </EditDialog>
  );
}
