import { ownerText } from '#shared/language/text.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { playTime } from '#shared/primitives/format.ts';
import { linksInText } from '#shared/site/links.schema.ts';
import { coverExtensions, mediaExtensions } from '#shared/media/media.ts';
import { videoChangesSchema, type VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { EmbedCode } from '#web/admin/edit/embed-code.tsx';
import { FileChangeField } from '#web/admin/edit/file-change-field.tsx';
import { fileChange, type FileChange } from '#web/admin/edit/file-change.ts';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import type { EditDialogProps } from '#web/admin/edit/use-edited-item.ts';
import { PictureChangeField } from '#web/admin/edit/picture-change-field.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { FileIcon } from '#web/admin/upload/files/file-preview.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { FramePicker } from '#web/admin/videos/frame-picker.tsx';
import { VideoFields, videoForm, VideoUrlField } from '#web/admin/videos/video-fields.tsx';

const schemaFor = (video: VideoDetails) =>
  videoChangesSchema
    .omit({ removeVideoFile: true })
    .extend({ videoFile: fileChange, thumbnail: fileChange, links: linksInText() })
    .refine(({ embedUrl, videoFile }) => embedUrl || willHaveFile(video, videoFile), {
      path: ['embedUrl'],
      error: () => ownerText().rules.sourceRequiredInForm,
    });

function willHaveFile(video: VideoDetails, change: FileChange): boolean {
  return change instanceof File || (change === 'keep' && video.videoFile !== null);
}

const shape = 'aspect-video w-32';

export function EditVideoDialog({ item: video, onClose }: EditDialogProps<'video'>) {
  const editing = useEditForm('video', video, {
    ...videoForm,
    schema: schemaFor(video),
    files: {
      videoFile: { label: ownerText().videos.files.video, path: ({ videoFile }) => videoFile },
      thumbnail: { label: ownerText().videos.files.thumbnail, path: ({ thumbnail }) => thumbnail },
    },
    onClose,
  });
  const limits = useUploadLimits();
  const { base, form } = editing;
  const videoFile = form.watch('videoFile');
  const thumbnail = form.watch('thumbnail');
  const { fields, hints, source } = ownerText().videos;
  const formats = fileHints.video(limits);
  const hasBoth = willHaveFile(base, videoFile) && Boolean(form.watch('embedUrl'));
  return (
    <EditDialog editing={editing}>
      <VideoFields>
        <VideoUrlField />
        <FileChangeField
          name="videoFile"
          label={fields.videoFile}
          hint={
            base.duration === null
              ? formats
              : hints.videoFile({ length: playTime(base.duration), hint: formats })
          }
          media="video"
          extensions={mediaExtensions.video}
          current={<FileIcon type={willHaveFile(base, videoFile) ? 'video/' : ''} className={shape} />}
          shape={shape}
          hasFile={base.videoFile !== null}
        />
        {hasBoth && (
          <output className="rounded-field bg-sunk px-4 py-2.5">
            {videoFile === 'keep' && isUnavailable(base.videoFile ?? '')
              ? source.addressPlays
              : source.filePlays}
          </output>
        )}
        {videoFile instanceof File && (
          <FramePicker
            video={videoFile}
            chosen={thumbnail instanceof File ? thumbnail : null}
            onChoose={(frame) => {
              form.setValue('thumbnail', frame);
              form.setValue('focus', undefined);
            }}
          />
        )}
        <PictureChangeField
          name="thumbnail"
          label={fields.thumbnail}
          hint={fileHints.thumbnail(limits)}
          extensions={coverExtensions}
          title={base.title}
          path={base.thumbnail}
          facts={base.thumbnailPicture}
          shape={shape}
        />
      </VideoFields>
      <EmbedCode kind="video" item={base} isPublished={base.visibility === 'published'} />
    </EditDialog>
  );
}
