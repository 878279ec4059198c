import { ownerText } from '#shared/language/text.ts';
import { playTime } from '#shared/primitives/format.ts';
import { linksInText } from '#shared/site/links.schema.ts';
import { mediaExtensions } from '#shared/media/media.ts';
import { trackChangesSchema } from '#shared/catalogue/tracks.schema.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { EmbedCode } from '#web/admin/edit/embed-code.tsx';
import { FileChangeField } from '#web/admin/edit/file-change-field.tsx';
import { fileChange } from '#web/admin/edit/file-change.ts';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import type { EditDialogProps } from '#web/admin/edit/use-edited-item.ts';
import { CoverField } from '#web/admin/edit/cover-field.tsx';
import { FoundInFile } from '#web/admin/tracks/found-in-file.tsx';
import { TrackFields, trackForm } from '#web/admin/tracks/track-fields.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { FileIcon } from '#web/admin/upload/files/file-preview.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';

const schema = trackChangesSchema
  .omit({ removeCover: true })
  .extend({ coverArt: fileChange, audioFile: fileChange, links: linksInText() });

export function EditTrackDialog({ item: track, onClose }: EditDialogProps<'track'>) {
  const editing = useEditForm('track', track, {
    ...trackForm,
    schema,
    files: {
      coverArt: { label: ownerText().tracks.files.cover, path: ({ coverArt }) => coverArt },
      audioFile: { label: ownerText().tracks.files.audio, path: ({ audioFile }) => audioFile },
    },
    onClose,
  });
  const limits = useUploadLimits();
  const { base, form } = editing;
  const audioFile = form.watch('audioFile');
  const hint = fileHints.audio(limits);

  return (
    <EditDialog editing={editing}>
      <TrackFields release={base.release}>
        <FileChangeField
          name="audioFile"
          label={ownerText().tracks.fields.audioFile}
          hint={
            base.duration === null
              ? hint
              : ownerText().tracks.hints.audioFile({ length: playTime(base.duration), hint })
          }
          media="audio"
          extensions={mediaExtensions.audio}
          current={<FileIcon type="audio/" className="size-24" />}
          shape="size-24"
          hasFile
        />
        {audioFile instanceof File && <FoundInFile audio={audioFile} />}
        <CoverField base={base} />
      </TrackFields>
      <EmbedCode kind="track" item={base} isPublished={base.visibility === 'published'} />
    </EditDialog>
  );
}
