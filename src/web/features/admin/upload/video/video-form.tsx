import { coverExtensions } from '#shared/media.ts';
import { videoTypeLabels, videoTypes } from '#shared/videos.ts';
import { acceptedBy } from '#web/features/admin/lib/files/check-file.ts';
import { useDraftForm } from '#web/features/admin/lib/use-draft-form.ts';
import { EmbedPreview } from '#web/features/admin/upload/video/embed-preview.tsx';
import { FileField } from '#web/features/admin/upload/files/file-field.tsx';
import { formBody } from '#web/features/admin/upload/sending/form-body.ts';
import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { FrameOffer } from '#web/features/admin/upload/video/frame-offer.tsx';
import { SourceSwitch } from '#web/features/admin/upload/video/source-switch.tsx';
import { VideoFileField } from '#web/features/admin/upload/video/video-file-field.tsx';
import { videoFormSchema } from '#web/features/admin/upload/video/video-schema.ts';
import { useChosenFile } from '#web/features/admin/upload/files/use-chosen-file.ts';
import { UploadForm } from '#web/features/admin/upload/sending/upload-form.tsx';
import { UploadTitle } from '#web/features/admin/upload/sending/upload-title.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

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
  const { register, handleSubmit, resetField, watch, formState } = form;
  const { errors } = formState;
  const video = useChosenFile(form, 'videoFile');
  const thumbnail = useChosenFile(form, 'thumbnail');
  const source = register('source', {
    onChange: () => {
      resetField('embedUrl', { defaultValue: '' });
      resetField('videoFile', { defaultValue: null });
    },
  });

  return (
    <UploadForm
      upload={upload}
      submitLabel="Add Video"
      onSubmit={handleSubmit((values) => upload.start(formBody(values)))}
    >
      <div className="flex flex-col gap-5">
        <UploadTitle upload={upload} error={errors.title?.message} {...register('title')} />
        <SelectField
          label="Video Type"
          error={errors.videoType?.message}
          {...register('videoType')}
          values={videoTypes}
          labels={videoTypeLabels}
        />
        <FileField
          label="Custom Thumbnail"
          hint="Recommended: 1280x720"
          accept={acceptedBy(coverExtensions)}
          {...thumbnail}
        />
        <CheckboxField
          label="Featured"
          hint="This video will be featured on the homepage"
          {...register('featured')}
        />
      </div>
      <div className="flex flex-col gap-5">
        <SourceSwitch field={source} />
        {watch('source') === 'embed' ? (
          <>
            <TextField
              label="Video URL"
              hint="Paste a YouTube, Vimeo or TikTok address"
              error={errors.embedUrl?.message}
              {...register('embedUrl')}
              type="url"
              inputMode="url"
              autoComplete="off"
            />
            <EmbedPreview address={watch('embedUrl') ?? ''} />
          </>
        ) : (
          <VideoFileField {...video} />
        )}
        {video.file && !video.error && (
          <FrameOffer video={video.file} chosen={thumbnail.file} onChoose={thumbnail.onFile} />
        )}
      </div>
    </UploadForm>
  );
}
