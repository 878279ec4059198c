import { useController } from 'react-hook-form';
import { videoTypeLabels, videoTypes } from '#shared/videos.ts';
import { useDraftForm } from '#web/features/admin/lib/use-draft-form.ts';
import { EmbedPreview } from '#web/features/admin/upload/video/embed-preview.tsx';
import { FileField } from '#web/features/admin/upload/files/file-field.tsx';
import { formBody } from '#web/features/admin/upload/sending/form-body.ts';
import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { FrameOffer } from '#web/features/admin/upload/video/frame-offer.tsx';
import { SourceSwitch } from '#web/features/admin/upload/video/source-switch.tsx';
import { UploadFields } from '#web/features/admin/upload/sending/upload-fields.tsx';
import { UploadFooter } from '#web/features/admin/upload/sending/upload-footer.tsx';
import { VideoFileField } from '#web/features/admin/upload/video/video-file-field.tsx';
import { videoFormSchema } from '#web/features/admin/upload/video/video-schema.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const empty = {
  title: '',
  videoType: 'musicVideo' as const,
  source: 'embed' as const,
  embedUrl: '',
  featured: false,
  videoFile: null,
  thumbnail: null,
};

export function VideoForm() {
  const upload = useFormUpload('video');
  const form = useDraftForm('video', videoFormSchema, empty);
  const { register, control, handleSubmit, setValue, resetField, watch, formState } = form;
  const videoFile = useController({ control, name: 'videoFile' });
  const thumbnail = useController({ control, name: 'thumbnail' });
  const { errors } = formState;
  const choose = (name: 'videoFile' | 'thumbnail', file: File | null) =>
    setValue(name, file, { shouldValidate: file !== null || name in errors });
  const source = register('source', {
    onChange: () => {
      resetField('embedUrl', { defaultValue: '' });
      resetField('videoFile', { defaultValue: null });
    },
  });
  const address = watch('embedUrl') ?? '';

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((video) => upload.start(formBody(video)))(event)}>
      <UploadFields isSending={upload.sending !== null}>
        <div className="flex flex-col gap-5">
          <FormField label="Title" error={errors.title?.message}>
            {(field) => (
              <Input
                {...field}
                {...register('title')}
                autoComplete="off"
                // After an upload the next video begins here.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={upload.completed > 0}
              />
            )}
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
          <FileField
            label="Custom Thumbnail"
            hint="Recommended: 1280x720"
            accept=".jpg,.jpeg,.png"
            file={thumbnail.field.value}
            error={errors.thumbnail?.message}
            onFile={(file) => choose('thumbnail', file)}
          />
          <FormField label="Featured" inline hint="This video will be featured on the homepage">
            {(field) => <Checkbox {...field} {...register('featured')} />}
          </FormField>
        </div>
        <div className="flex flex-col gap-5">
          <SourceSwitch field={source} />
          {watch('source') === 'embed' ? (
            <>
              <FormField
                label="Video URL"
                hint="Paste a YouTube, Vimeo or TikTok address"
                error={errors.embedUrl?.message}
              >
                {(field) => (
                  <Input {...field} {...register('embedUrl')} type="url" inputMode="url" autoComplete="off" />
                )}
              </FormField>
              <EmbedPreview address={address} />
            </>
          ) : (
            <VideoFileField
              file={videoFile.field.value}
              error={errors.videoFile?.message}
              onFile={(file) => choose('videoFile', file)}
            />
          )}
          {videoFile.field.value && !errors.videoFile && (
            <FrameOffer
              video={videoFile.field.value}
              chosen={thumbnail.field.value}
              onChoose={(frame) => choose('thumbnail', frame)}
            />
          )}
        </div>
      </UploadFields>
      <UploadFooter upload={upload} submitLabel="Add Video" />
    </form>
  );
}
