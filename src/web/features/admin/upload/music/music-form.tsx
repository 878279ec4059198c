import { megabytes } from '#shared/format.ts';
import { uploadLimits } from '#shared/limits.ts';
import { coverExtensions, mediaExtensions, mediaTypes } from '#shared/media.ts';
import { newTrackSchema } from '#shared/tracks.schema.ts';
import { audioFileRequired, releaseTypeLabels, releaseTypes } from '#shared/tracks.ts';
import { useDraftForm } from '#web/features/admin/lib/use-draft-form.ts';
import { acceptedBy } from '#web/features/admin/lib/files/check-file.ts';
import { FileField } from '#web/features/admin/upload/files/file-field.tsx';
import { fileSchema } from '#web/features/admin/upload/files/file-schema.ts';
import { formBody } from '#web/features/admin/upload/sending/form-body.ts';
import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { FoundInSong } from '#web/features/admin/upload/music/found-in-song.tsx';
import { useChosenFile } from '#web/features/admin/upload/files/use-chosen-file.ts';
import { UploadForm } from '#web/features/admin/upload/sending/upload-form.tsx';
import { UploadTitle } from '#web/features/admin/upload/sending/upload-title.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';

const schema = newTrackSchema.extend({
  audioFile: fileSchema('audio', audioFileRequired),
  coverArt: fileSchema('picture'),
});

const empty = {
  title: '',
  releaseType: 'single' as const,
  description: '',
  featured: false,
  audioFile: null,
  coverArt: null,
};

export function MusicForm({ onSeveral }: { onSeveral: (songs: File[]) => void }) {
  const upload = useFormUpload('music');
  const form = useDraftForm('music', schema, empty);
  const { register, handleSubmit, setValue, watch, formState } = form;
  const { errors } = formState;
  const song = useChosenFile(form, 'audioFile');
  const cover = useChosenFile(form, 'coverArt');

  return (
    <UploadForm
      upload={upload}
      submitLabel="Upload Music"
      onSubmit={handleSubmit((track) => upload.start(formBody(track)))}
    >
      <div className="flex flex-col gap-5">
        <UploadTitle upload={upload} error={errors.title?.message} {...register('title')} />
        <SelectField
          label="Release Type"
          error={errors.releaseType?.message}
          {...register('releaseType')}
          values={releaseTypes}
          labels={releaseTypeLabels}
        />
        <TextAreaField
          label="Description"
          hint="Optional"
          error={errors.description?.message}
          {...register('description')}
          rows={4}
        />
        <CheckboxField
          label="Featured"
          hint="Stands first on the home page, as the latest song"
          {...register('featured')}
        />
      </div>
      <div className="flex flex-col gap-5">
        <FileField
          label="Audio File"
          hint={`${mediaTypes.audio}. Maximum ${megabytes(uploadLimits.audio)}.`}
          accept={acceptedBy(mediaExtensions.audio)}
          {...song}
          onSeveral={onSeveral}
        />
        {song.file && (
          <FoundInSong
            song={song.file}
            title={watch('title')}
            cover={cover.file}
            onTitle={(title) => setValue('title', title, { shouldValidate: true })}
            onCover={cover.onFile}
          />
        )}
        <FileField
          label="Cover Art"
          hint="JPG or PNG. Recommended: 1400x1400."
          accept={acceptedBy(coverExtensions)}
          {...cover}
        />
      </div>
    </UploadForm>
  );
}
