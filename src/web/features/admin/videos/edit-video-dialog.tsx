import { videoChangesSchema } from '#shared/videos.schema.ts';
import { sourceRequiredInForm, type Video } from '#shared/videos.ts';
import { EditDialog } from '#web/features/admin/edit/edit-dialog.tsx';
import { useEditForm } from '#web/features/admin/edit/use-edit-form.ts';
import {
  VideoFields,
  videoSummary,
  VideoUrlField,
  videoValuesOf,
} from '#web/features/admin/videos/video-fields.tsx';

type Props = { video: Video; onClose: () => void };

export function EditVideoDialog({ video, onClose }: Props) {
  const schema = videoChangesSchema.refine(({ embedUrl }) => embedUrl || video.videoFile, {
    path: ['embedUrl'],
    message: sourceRequiredInForm,
  });
  const editing = useEditForm('video', video, { schema, valuesOf: videoValuesOf, onClose });
  const { form, newer } = editing;
  return (
    <EditDialog
      editing={editing}
      conflict={newer && { mine: videoSummary(form.getValues()), newer: videoSummary(videoValuesOf(newer)) }}
    >
      <VideoFields featured={{ label: 'Featured on Homepage' }}>
        <VideoUrlField />
      </VideoFields>
    </EditDialog>
  );
}
