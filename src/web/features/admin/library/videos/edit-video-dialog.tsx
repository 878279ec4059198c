import { videoChangesSchema } from '#shared/videos.schema.ts';
import {
  sourceRequiredInForm,
  videoTypeLabels,
  videoTypes,
  type Video,
  type VideoType,
} from '#shared/videos.ts';
import type { Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import { EditDialog } from '#web/features/admin/library/edit/edit-dialog.tsx';
import { useEditForm } from '#web/features/admin/library/edit/use-edit-form.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Values = {
  title: string;
  videoType: VideoType;
  embedUrl: string;
  featured: boolean;
  version: number;
};

const valuesOf = (video: Video): Values => ({
  title: video.title,
  videoType: video.videoType,
  embedUrl: video.embedUrl ?? '',
  featured: video.featured,
  version: video.version,
});

const inWords = ({ title, videoType, embedUrl, featured }: Values): Said => [
  ['Title', title],
  ['Video Type', videoTypeLabels[videoType]],
  ['Video URL', embedUrl],
  ['Featured on Homepage', featured ? 'Yes' : 'No'],
];

type Props = { video: Video; onClose: () => void };

export function EditVideoDialog({ video, onClose }: Props) {
  const schema = videoChangesSchema.refine(({ embedUrl }) => embedUrl || video.videoFile, {
    path: ['embedUrl'],
    message: sourceRequiredInForm,
  });
  const editing = useEditForm('video', video, { schema, valuesOf, onClose });
  const { register, getValues, formState } = editing.form;
  const { errors } = formState;
  const { newer } = editing;

  return (
    <EditDialog
      editing={editing}
      conflict={newer && { mine: inWords(getValues()), newer: inWords(valuesOf(newer)) }}
    >
      <TextField label="Title" error={errors.title?.message} {...register('title')} autoComplete="off" />
      <SelectField
        label="Video Type"
        error={errors.videoType?.message}
        {...register('videoType')}
        values={videoTypes}
        labels={videoTypeLabels}
      />
      <TextField
        label="Video URL"
        hint="YouTube, Vimeo or TikTok"
        error={errors.embedUrl?.message}
        {...register('embedUrl')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <CheckboxField label="Featured on Homepage" {...register('featured')} />
    </EditDialog>
  );
}
