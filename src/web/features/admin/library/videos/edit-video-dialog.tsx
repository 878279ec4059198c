import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { videoChangesSchema } from '#shared/videos.schema.ts';
import {
  sourceRequiredInForm,
  videoTypeLabels,
  videoTypes,
  type Video,
  type VideoType,
} from '#shared/videos.ts';
import { ConflictNotice, type Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import { EditDialog } from '#web/features/admin/library/edit/edit-dialog.tsx';
import { formResolver } from '#web/features/admin/library/edit/form-resolver.ts';
import { showFieldErrors } from '#web/features/admin/library/edit/show-field-errors.ts';
import { useEdit } from '#web/features/admin/library/edit/use-edit.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type Values = { title: string; videoType: VideoType; embedUrl: string; featured: boolean };

const fieldsSchema = videoChangesSchema.omit({ version: true });
type Output = z.output<typeof fieldsSchema>;

const valuesOf = (video: Video): Values => ({
  title: video.title,
  videoType: video.videoType,
  embedUrl: video.embedUrl ?? '',
  featured: video.featured,
});

const inWords = ({ title, videoType, embedUrl, featured }: Values): Said => [
  ['Title', title],
  ['Video Type', videoTypeLabels[videoType]],
  ['Video URL', embedUrl],
  ['Featured on Homepage', featured ? 'Yes' : 'No'],
];

type Props = { video: Video; onClose: () => void };

export function EditVideoDialog({ video, onClose }: Props) {
  const schema = fieldsSchema.refine(({ embedUrl }) => embedUrl || video.videoFile, {
    path: ['embedUrl'],
    message: sourceRequiredInForm,
  });
  const form = useForm<Values, unknown, Output>({
    resolver: formResolver(schema),
    defaultValues: valuesOf(video),
  });
  const { register, handleSubmit, getValues } = form;
  const { errors, isDirty } = form.formState;
  const edit = useEdit('video', video, {
    toBody: (values: Output, version) => ({ ...values, version }),
    load: (newer) => form.reset(valuesOf(newer)),
    onRefused: (fields) => showFieldErrors(form, fields),
    onClose,
  });

  return (
    <EditDialog
      title="Edit Video"
      isDirty={isDirty}
      isPending={edit.isPending}
      onSubmit={handleSubmit(edit.save)}
      onClose={onClose}
      conflict={
        edit.newer && (
          <ConflictNotice
            kind="video"
            mine={inWords(getValues())}
            newer={inWords(valuesOf(edit.newer))}
            isPending={edit.isPending}
            onLoad={edit.loadNewer}
            onOverwrite={() => void handleSubmit(edit.saveOver)()}
          />
        )
      }
    >
      <FormField label="Title" error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} autoComplete="off" />}
      </FormField>
      <FormField label="Video Type" error={errors.videoType?.message}>
        {(field) => (
          <Select {...field} {...register('videoType')}>
            {videoTypes.map((type) => (
              <option key={type} value={type}>
                {videoTypeLabels[type]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label="Video URL" hint="YouTube, Vimeo or TikTok" error={errors.embedUrl?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('embedUrl')}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField inline label="Featured on Homepage">
        {(field) => <Checkbox {...field} {...register('featured')} />}
      </FormField>
    </EditDialog>
  );
}
