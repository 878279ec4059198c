import { isUnavailable } from '#shared/addresses.ts';
import { playTime } from '#shared/format.ts';
import { linksInText } from '#shared/links.schema.ts';
import { coverExtensions, mediaExtensions } from '#shared/media.ts';
import type { Focus } from '#shared/pictures.schema.ts';
import { videoChangesSchema } from '#shared/videos.schema.ts';
import type { VideoDetails } from '#shared/videos.schema.ts';
import { sourceRequiredInForm } from '#shared/videos.ts';
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
import { FocalPointField } from '#web/features/admin/fields/focal-point-field.tsx';
import { SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import { fileHints } from '#web/features/admin/upload/files/file-hints.ts';
import { FileSign } from '#web/features/admin/upload/files/file-preview.tsx';
import { useUploadLimits } from '#web/features/admin/upload/upload-limits.ts';
import { FramePicker } from '#web/features/admin/videos/frame-picker.tsx';
import {
  VideoFields,
  videoSummary,
  VideoUrlField,
  videoValuesOf,
  type VideoValues,
} from '#web/features/admin/videos/video-fields.tsx';

type Values = VideoValues & { videoFile: FileChange; thumbnail: FileChange; focus?: Focus };

const schemaFor = (video: VideoDetails) =>
  videoChangesSchema
    .omit({ removeVideoFile: true })
    .extend({
      videoFile: z.custom<FileChange>(),
      thumbnail: z.custom<FileChange>(),
      links: linksInText(),
    })
    .refine(({ embedUrl, videoFile }) => embedUrl || willHaveFile(video, videoFile), {
      path: ['embedUrl'],
      message: sourceRequiredInForm,
    });

const valuesOf = (video: VideoDetails): Values => ({
  ...videoValuesOf(video),
  videoFile: 'keep',
  thumbnail: 'keep',
});

function willHaveFile(video: VideoDetails, change: FileChange): boolean {
  return change instanceof File || (change === 'keep' && video.videoFile !== null);
}

const shape = 'aspect-video w-32';

type Props = { video: VideoDetails; onClose: () => void };

export function EditVideoDialog({ video, onClose }: Props) {
  const editing = useEditForm('video', video, {
    schema: schemaFor(video),
    valuesOf,
    toBody: ({ videoFile, thumbnail, ...changes }) => bodyWithFiles(changes, { videoFile, thumbnail }),
    onClose,
  });
  const limits = useUploadLimits();
  const { base, newer, form } = editing;
  const videoFile = form.watch('videoFile');
  const thumbnail = form.watch('thumbnail');
  const length = base.duration === null ? '' : `${playTime(base.duration)} long. `;
  const hasBoth = willHaveFile(base, videoFile) && Boolean(form.watch('embedUrl'));
  return (
    <EditDialog
      editing={editing}
      conflict={
        newer && {
          mine: [...videoSummary(form.getValues()), ['File', shownBelow], ['Thumbnail', shownBelow]],
          newer: [
            ...videoSummary(videoValuesOf(newer)),
            ['File', newerFile(base.videoFile, newer.videoFile)],
            ['Thumbnail', newerFile(base.thumbnail, newer.thumbnail)],
          ],
        }
      }
    >
      <VideoFields featured={{ label: 'Featured on Homepage' }}>
        <VideoUrlField />
        <FileChangeField
          name="videoFile"
          label="Video File"
          hint={length + fileHints.video(limits)}
          media="video"
          extensions={mediaExtensions.video}
          current={<FileSign type={willHaveFile(base, videoFile) ? 'video/' : ''} className={shape} />}
          shape={shape}
          hasFile={base.videoFile !== null}
          word="File"
          isRemovable
        />
        {hasBoth && (
          <output className="rounded-field bg-sunk px-4 py-2.5">
            {videoFile === 'keep' && isUnavailable(base.videoFile ?? '')
              ? 'This video has a file and an address. The file is gone, so the address plays.'
              : 'This video has a file and an address. The file plays.'}
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
        <FileChangeField
          name="thumbnail"
          label="Custom Thumbnail"
          hint={fileHints.thumbnail(limits)}
          media="picture"
          extensions={coverExtensions}
          current={
            <SmallPicture
              title={base.title}
              path={base.thumbnail}
              facts={base.thumbnailPicture}
              shape="wide"
              className={shape}
            />
          }
          shape={shape}
          hasFile={base.thumbnail !== null}
          word="Thumbnail"
        />
        <FocalPointField file="thumbnail" path={base.thumbnail} facts={base.thumbnailPicture} />
      </VideoFields>
      <EmbedCode kind="video" item={base} isPublished={base.visibility === 'published'} />
    </EditDialog>
  );
}
